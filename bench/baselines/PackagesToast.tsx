import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify';

/** Comes with the first message, as the product's own toasts do. */
export default function PackagesToast({ text }: { text: string }) {
  useEffect(() => void toast.error(text), [text]);
  return <ToastContainer />;
}
