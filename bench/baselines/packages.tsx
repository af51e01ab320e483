import { ErrorMessage, Field, Form, Formik } from 'formik';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { object, string } from 'yup';
import { startStore, submitted, type State } from './packagesStore';

const Toast = lazy(() => import('./PackagesToast'));

const schema = object({
  email: string().email('Enter a whole email').required('Enter your email'),
  password: string().required('Enter your password'),
});

function LoginForm() {
  const dispatch = useDispatch();
  const { isPending, refusal } = useSelector((state: State) => state.login);
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={schema}
      onSubmit={(values) => void dispatch(submitted(values))}
    >
      {({ errors, touched }) => (
        <Form noValidate>
          <h1>Log in</h1>
          <p>
            <label htmlFor="email">Email</label>
            <Field id="email" name="email" type="email" />
            <ErrorMessage name="email" />
          </p>
          <p>
            <label htmlFor="password">Password</label>
            <Field
              id="password"
              name="password"
              type="password"
              aria-invalid={touched.password === true && errors.password !== undefined}
            />
            <ErrorMessage name="password" />
          </p>
          <button type="submit" disabled={isPending}>
            Log in
          </button>
          <Suspense>{refusal !== '' && <Toast text={refusal} />}</Suspense>
        </Form>
      )}
    </Formik>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Provider store={startStore()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<LoginForm />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
}
