import { Injectable } from '@nestjs/common';
import { foldText, isBlank } from '@kp/commerce';
import { importProblem } from '@kp/platform/imports';
import {
  groupNumberOf,
  isGroupField,
  optionsOf,
  valuesOf,
  WITHOUT_GROUP,
  withOptions,
} from '../groups/group-cells';
import { MAX_VARIANTS } from '../groups/product-group.dto';
import { groupKey, ImportedGroups, type KnownGroup, sameWords } from './imported-groups';
import { changedFields, type PlannedProduct } from './plan-imported-product';

/** What rows say of one group together: the same options, other values each, one category. */
@Injectable()
export class GroupPlans {
  constructor(private readonly groups: ImportedGroups) {}

  async ensure(planned: readonly PlannedProduct[]): Promise<void> {
    const touched = planned.filter((plan) =>
      changedFields(plan).some((field) => isGroupField(field) || field === 'category'),
    );
    for (const plan of touched) if (!plan.after['group']) plan.after = { ...plan.after, ...WITHOUT_GROUP };
    const codes = touched.flatMap(({ after }) => after['group'] || []);
    const known = await this.groups.known(codes);
    const byGroup = new Map(codes.map((code): [string, PlannedProduct[]] => [groupKey(code), []]));
    for (const plan of planned) byGroup.get(groupKey(plan.after['group'] ?? ''))?.push(plan);
    for (const [key, plans] of byGroup) ensureGroup(plans, planned, known.get(key));
  }
}

function ensureGroup(
  plans: readonly PlannedProduct[],
  planned: readonly PlannedProduct[],
  known: KnownGroup | undefined,
): void {
  const code = plans[0]!.after['group']!;
  if (!known && groupNumberOf(code) !== null) {
    for (const { problems } of plans)
      problems.push(importProblem('group', 'validation.importGroupUnknown', { value: code }));
    return;
  }
  completeNames(plans, known);
  const options = optionsOf(plans[0]!.after);
  const ids = new Set(planned.flatMap(({ before }) => before?.id ?? []));
  const others = (known?.members ?? []).filter(({ id }) => !ids.has(id));
  // All variants have the same options, so they change with all of them alone.
  const required = known && others.length > 0 ? known.options : options;
  const seen = new Set(others.map(({ values }) => combinationOf(values)));
  const mover = moverOf(plans);
  const category = mover?.after['category'] ?? others[0]?.category ?? plans[0]!.after['category'];
  for (const plan of plans) {
    if (mover && isVariant(plan) && isBlank(plan.row.cells.get('category'))) followMover(plan, mover);
    const { after, problems } = plan;
    const values = valuesOf(after);
    const combination = combinationOf(values);
    const isWhole = values.length === required.length && !values.includes('') && required.length > 0;
    if (!isWhole || !sameWords(optionsOf(after), required))
      problems.push(
        importProblem('option1', 'validation.importGroupOptions', { options: required.join(', ') || '–' }),
      );
    else if (seen.has(combination))
      problems.push(importProblem('option1', 'validation.importGroupTwice', { value: values.join(' / ') }));
    if (after['category'] !== category)
      problems.push(importProblem('category', 'validation.importGroupCategory'));
    if (seen.size >= MAX_VARIANTS)
      problems.push(importProblem('group', 'validation.importGroupLarge', { max: MAX_VARIANTS }));
    seen.add(combination);
  }
}

/** A variant of the group whose row names another category. */
function moverOf(plans: readonly PlannedProduct[]): PlannedProduct | undefined {
  const movers = plans.filter(
    (plan) => isVariant(plan) && plan.after['category'] !== plan.before!.texts['category'],
  );
  return movers.find(({ problems }) => problems.length === 0) ?? movers[0];
}

function followMover(plan: PlannedProduct, { after, category }: PlannedProduct): void {
  plan.after = { ...plan.after, category: after['category']! };
  plan.category = category;
}

const isVariant = ({ before, after }: PlannedProduct): boolean =>
  before !== null && groupKey(before.texts['group'] ?? '') === groupKey(after['group'] ?? '');

/** What a row leaves out is as in its group, or as in the first row of a new one. */
function completeNames(plans: readonly PlannedProduct[], known: KnownGroup | undefined): void {
  const first = plans[0]!.after;
  const name = plans.map(({ after }) => after['groupName']).find(Boolean);
  const options = plans.map(({ after }) => optionsOf(after)).find((each) => each.length > 0);
  for (const plan of plans) {
    const own = optionsOf(plan.after);
    const isKnown = known && sameWords(own.map(foldText), known.options.map(foldText));
    plan.after = {
      ...withOptions(plan.after, own.length > 0 && !isKnown ? own : (known?.options ?? options ?? [])),
      group: known?.code ?? first['group']!,
      groupName: plan.after['groupName'] || known?.name || name || first['name'] || '',
    };
  }
}

const combinationOf = (values: readonly string[]) => values.map(foldText).join('\n');
