import type { RecordDataByKind, RecordKind } from '@contract/grazing/records';

export type Kind = RecordKind;
export type DataOf<K extends Kind> = RecordDataByKind[K];
