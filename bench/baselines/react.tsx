import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

function LoginForm() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(values.password === '' ? 'Enter your password' : undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h1>Log in</h1>
      <p>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          type="email"
          value={values.email}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
        />
      </p>
      <p>
        <label htmlFor="password">Password</label>
        <input
          id="password"
          type="password"
          value={values.password}
          aria-invalid={error !== undefined}
          onChange={({ target }) => setValues({ ...values, password: target.value })}
        />
        {error}
      </p>
      <button type="submit">Log in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<LoginForm />);
