import { useTranslations } from 'next-intl'
import type { ActionResult } from '@/lib/contract/administration/record-type'
import { useAdministration } from '../administration-context'
import { runAction, type Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { useFailureText } from '../ui/failure-text'
import { type Problems, problemsIn } from './problems'

export interface AskedAction {
  action: string
  ids: readonly number[]
  values: Values
  /** What the list shows of the records before. */
  rows: readonly Values[]
}

/**
 * Runs an action of a type and tells what came of it, with the way back where there is one.
 * @param onDone called with the ids of those that were changed, and of those that were changed back; with none where all were refused,
 * since what is shown of them may be old
 */
export function useAction(view: RecordTypeView, onDone: (ids: readonly number[]) => void) {
  const t = useTranslations('administration.action')
  const { locale, withLogin, notify } = useAdministration()
  const failureText = useFailureText()

  /** @returns what is wrong with the values; null once it is done, or refused for another reason, which is told */
  async function run(asked: AskedAction): Promise<Problems | null> {
    const { action, ids, values } = asked
    const result = await withLogin(() => runAction(locale, view.contract, { action, ids, values }))
    if (!result.ok) {
      const problems = problemsIn(result.failure)
      if (Object.keys(problems).length > 0) return problems
      notify({ kind: 'error', text: failureText(result.failure), isLasting: true })
      return null
    }
    tell(asked, result.value)
    onDone(result.value.done)
    return null
  }

  /** The action that brings back what was; null where none would. */
  function undoOf({ action, rows }: AskedAction): string | null {
    if (action === 'delete') return view.can.create ? 'restore' : null
    const { undo, isUndoable } = view.actions[action] ?? {}
    return undo !== undefined && rows.every((row) => isUndoable?.(row) ?? true) ? undo : null
  }

  function tell(asked: AskedAction, { done, refused: [first, ...others] }: ActionResult): void {
    const undo = undoOf(asked)
    const canUndo = undo !== null && done.length > 0
    notify({
      kind: first ? 'error' : 'save',
      text: first
        ? t('refused', { done: done.length, refused: others.length + 1, reason: first.detail })
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
