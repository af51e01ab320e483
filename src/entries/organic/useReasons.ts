import { useSelector } from 'react-redux';
import { ruleSetOf } from '@domain/rules/ruleSets';
import { CONFINEMENT_REASON_NAMES } from '@records/evidenceWords';
import { selectAll, type WithRecords } from '@records/index';

/** The reasons of a confinement as choices, each with the paragraph of the ranch's rules that allows it. */
export function useReasons(): readonly { readonly value: string; readonly label: string }[] {
  const ruleSet = useSelector((state: WithRecords) => selectAll(state, 'ranch'))[0]?.data.rule_set ?? null;
  const { reasons } = ruleSetOf(ruleSet);
  return Object.entries(CONFINEMENT_REASON_NAMES).map(([value, name]) => {
    const paragraph = reasons[value];
    return { value, label: paragraph === undefined ? name : `${name} (${paragraph})` };
  });
}
