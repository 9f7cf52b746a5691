import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ActionResult } from '@/lib/contract/administration/record-type'
import { useAdministration } from '../administration-context'
import { type ActionCall, runAction, type Values } from '../calls'
import { recordKeys } from '../queries'
import type { RecordTypeView } from '../record-type'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { type Problems, parseProblems } from './problems'

export interface ActionRequest extends ActionCall {
  /** Rows of the records before the action. */
  rows: readonly Values[]
}

/**
 * Returns functions that run an action and announce its result. If possible, the announcement
 * offers to undo the action. All lists and records of the type are loaded again.
 * @param onDone called with the ids of the changed records, and again after an undo; called without
 * ids if all records were refused, because the list may be outdated
 */
export function useAction(view: RecordTypeView, onDone: (ids: readonly number[]) => void) {
  const t = useTranslations('administration.action')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()

  /**
   * Runs an action for a dialog.
   * @param showsRefusal true if the dialog stays open when all records are refused
   * @returns problems to show in the dialog, which stays open; null to close it
   */
  async function run(request: ActionRequest, showsRefusal = false): Promise<Problems | null> {
    const { action, ids, revision, values } = request
    const result = await callWithLogin(() => runAction(locale, view.contract, { action, ids, revision, values }))
    if (!result.ok) {
      const problems = parseProblems(result.failure)
      return Object.keys(problems).length > 0 ? problems : { '': describeFailure(result.failure) }
    }
    const { done, refused } = result.value
    onDone(done)
    void client.invalidateQueries({ queryKey: recordKeys.type(view.contract.name) })
    if (showsRefusal && done.length === 0 && refused.length > 0) return { '': formatResult(result.value) }
    notifyResult(request, result.value)
    return null
  }

  async function runAtOnce(request: ActionRequest): Promise<void> {
    const problems = await run(request)
    if (problems) notify({ kind: 'error', text: Object.values(problems).join(' '), isLasting: true })
  }

  /** Returns the name of the inverse action; null if the action cannot be undone. */
  function findUndo({ action, rows }: ActionRequest): string | null {
    if (action === 'delete') return view.can.create ? 'restore' : null
    const { undo, isUndoable } = view.actions[action] ?? {}
    const undoNames = new Set(rows.map((row) => (typeof undo === 'function' ? undo(row) : undo)))
    const [name] = undoNames
    if (undoNames.size !== 1 || !rows.every((row) => isUndoable?.(row) ?? true)) return null
    return name ?? null
  }

  function formatResult({ done, refused }: ActionResult): string {
    const [refusal] = refused
    if (!refusal) return t('done', { count: done.length })
    return t('refused', { done: done.length, refused: refused.length, reason: refusal.detail })
  }

  /** Describes a result. A page returns from the trash as a draft, which visitors do not see. */
  function describeResult({ action }: ActionRequest, result: ActionResult): string {
    const isDraft = action === 'restore' && view.columns.state?.kind === 'state' && result.refused.length === 0
    return isDraft ? t('restoredAsDraft', { count: result.done.length }) : formatResult(result)
  }

  function notifyResult(request: ActionRequest, result: ActionResult): void {
    const { done } = result
    const isPartial = result.refused.length > 0
    const undo = findUndo(request)
    const canUndo = undo !== null && done.length > 0
    notify({
      kind: isPartial ? 'error' : 'success',
      text: describeResult(request, result),
      isLasting: canUndo || isPartial,
      ...(canUndo && {
        actions: [
          {
            text: t('undo'),
            onPress: () => void runAtOnce({ action: undo, ids: done, values: {}, rows: [] }),
          },
        ],
      }),
    })
  }

  return { run, runAtOnce }
}
