import { Link } from 'react-router';
import { askedFor } from '@shared/lib/askedFor';
import type { Todo } from '../todosFor';
import styles from './TodoItem.module.css';

export function TodoItem({ todo: { title, why, link, to, isUrgent = false } }: { todo: Todo }) {
  return (
    <li className={[styles.item, isUrgent ? styles.urgent : ''].join(' ')}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <Link to={to} state={askedFor}>
        {link}
      </Link>
    </li>
  );
}
