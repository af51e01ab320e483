import { Fragment } from 'react';
import { PartsOfHerd } from '@records/components/PartsOfHerd';
import { foldParts, usePartOf } from '@records/herdParts';
import { useNames, type HerdNow } from '@records/useHerds';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import styles from './HerdList.module.css';
import { HerdRow } from './HerdRow';

interface HerdListProps {
  title: string;
  herds: readonly HerdNow[];
  open: AddressedDialog['open'];
}

const told = ({ herd }: HerdNow) => ({ uuid: herd.uuid, name: herd.data.name });

/** Herds under a heading; the parts of one are a line that opens. */
export function HerdList({ title, herds, open }: HerdListProps) {
  const nameOf = useNames();
  const folded = foldParts(herds, usePartOf(), told);
  if (herds.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul>
        {folded.map(({ uuid, own, parts }) => (
          <Fragment key={uuid}>
            {own !== undefined && <HerdRow herd={own} open={open} />}
            {parts.length > 0 && (
              <li className={styles.parts}>
                <PartsOfHerd herd={nameOf(uuid)} count={parts.length}>
                  <ul>
                    {parts.map((part) => (
                      <HerdRow key={part.herd.uuid} herd={part} open={open} />
                    ))}
                  </ul>
                </PartsOfHerd>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
