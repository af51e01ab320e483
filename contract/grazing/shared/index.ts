import type { FieldRule, KindRule, Nothing } from '@domain/sharing/shareTerms';
import type { AnySchema } from '../../text/yup';
import { kindsInOrder, referenceFields } from '../references';
import { rulesOf, type RecordKind } from '../records';
import { OTHER_SHARES } from './otherShares';
import { RECORD_SHARES } from './recordShares';
import type { KindShare, SharesOf } from './shareParts';

/**
 * What a program may see of each kind and of each of its fields. Without a word it is a type error, and in no projection: what
 * a newer server adds is not told before somebody has judged it.
 */
export const SHARED: SharesOf<RecordKind> = { ...RECORD_SHARES, ...OTHER_SHARES };

const NOTHING = [null, '', []] as const;

const nothingOf = (rule: AnySchema): Nothing => NOTHING.find((each) => rule.isValidSync(each, { strict: true }));

function ruleOf(kind: RecordKind, { part, dated, fields }: KindShare): KindRule {
  const references = new Map(referenceFields(kind).map(({ field, refers }) => [field, refers]));
  const rules = Object.entries(rulesOf(kind)).flatMap(([field, rule]): [string, FieldRule][] => {
    const share = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return share === undefined
      ? []
      : [[field, { share, nothing: nothingOf(rule), refers: references.get(field) ?? [] }]];
  });
  return { part, dated, fields: new Map(rules) };
}

/** The rules of a projection: of the kinds that have a word, in an order in which each refers only to those before it. */
export const shareRules = (shares: Readonly<Partial<Record<RecordKind, KindShare>>> = SHARED): Map<string, KindRule> =>
  new Map(
    kindsInOrder().flatMap((kind): [string, KindRule][] => {
      const share = Object.hasOwn(shares, kind) ? shares[kind] : undefined;
      return share === undefined ? [] : [[kind, ruleOf(kind, share)]];
    }),
  );
