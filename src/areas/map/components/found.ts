const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name has what was typed in it, however it is written. */
export function found<T extends { readonly name: string }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = folded(typed.trim());
  return wanted === '' ? all : all.filter(({ name }) => folded(name).includes(wanted));
}
