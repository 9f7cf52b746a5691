import { useTranslations } from 'next-intl'
import type { ActionResult } from '@/lib/contract/administration/record-type'
import { useAdministration } from '../administration-context'
import { runAction, type Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { useFailureText } from '../ui/failure-text'
import { type Problems, parseProblems } from './problems'

export interface ActionRequest {
  action: string
  ids: readonly number[]
  values: Values
  /** Rows of the records before the action. */
  rows: readonly Values[]
}

/**
 * Returns a function that runs an action and announces its result. If possible, the announcement
 * offers to undo it.
 * @param onDone called with the ids of the changed records, and again after an undo; called without
 * ids if all records were refused, because the list may be outdated
 */
export function useAction(view: RecordTypeView, onDone: (ids: readonly number[]) => void) {
  const t = useTranslations('administration.action')
  const { locale, callWithLogin, notify } = useAdministration()
  const failureText = useFailureText()

  /**
   * @returns the problems of the parameters; null on success, and after any other failure, which is
   * announced
   */
  async function run(request: ActionRequest): Promise<Problems | null> {
    const { action, ids, values } = request
    const result = await callWithLogin(() => runAction(locale, view.contract, { action, ids, values }))
    if (!result.ok) {
      const problems = parseProblems(result.failure)
      if (Object.keys(problems).length > 0) return problems
      notify({ kind: 'error', text: failureText(result.failure), isLasting: true })
      return null
    }
    notifyResult(request, result.value)
    onDone(result.value.done)
    return null
  }

  /** Returns the name of the inverse action; null if the action cannot be undone. */
  function findUndo({ action, rows }: ActionRequest): string | null {
    if (action === 'delete') return view.can.create ? 'restore' : null
    const { undo, isUndoable } = view.actions[action] ?? {}
    const undoNames = new Set(rows.map((row) => (typeof undo === 'function' ? undo(row) : undo)))
    const [name] = undoNames
    const isSame = undoNames.size === 1 && rows.every((row) => isUndoable?.(row) ?? true)
    return isSame ? (name ?? null) : null
  }

  function notifyResult(
    request: ActionRequest,
    { done, refused: [first, ...otherRefusals] }: ActionResult,
  ): void {
    const undo = findUndo(request)
    const canUndo = undo !== null && done.length > 0
    notify({
      kind: first ? 'error' : 'save',
      text: first
        ? t('refused', { done: done.length, refused: otherRefusals.length + 1, reason: first.detail })
        : t('done', { count: done.length }),
      isLasting: canUndo || first !== undefined,
      ...(canUndo && {
        actions: [
          { text: t('undo'), onPress: () => void run({ action: undo, ids: done, values: {}, rows: [] }) },
        ],
      }),
    })
  }

  return { run }
}
