import type { ActionResult } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import type { Author } from '../../access/author'
import { retryTransaction } from '../../db/retry-transaction'
import { InvalidFieldsError, NotFoundError } from '../../errors'
import { toFieldErrors } from '../../field-errors'
import { reportFault, toRefusalText } from '../../http/responses/refusal-text'
import type { Services } from '../../services'
import type { Administered, RecordAction } from '../administered'
import { actOnRecord, deleteRecord, undeleteRecord } from '../write-record'

interface ActionRequest {
  action: string
  ids: readonly number[]
  /** Expected revision of the records; null for any. */
  revision: number | null
  rawInput: unknown
}

/**
 * Runs an action on each record in its own transaction. A rejection affects only its record. An
 * error after changes rejects the remaining records, so that the response lists the changed ones.
 * @throws NotFoundError for an unknown action, InvalidFieldsError for invalid input
 */
export async function runAction(
  { db, log }: Pick<Services, 'db' | 'log'>,
  type: Administered,
  { action, ids, revision, rawInput }: ActionRequest,
  author: Author,
): Promise<ActionResult> {
  const run = requireAction(type, action, revision)
  const input = parseInput(type, { action, rawInput }, author.locale)
  const result: ActionResult = { done: [], refused: [] }
  const remainingIds = new Set(ids)
  for (const id of remainingIds) {
    try {
      const removeFiles = await retryTransaction(db, (tx) => run(tx, id, input, author))
      result.done.push(id)
      await removeFiles?.()
    } catch (error) {
      const detail = toRefusalText(error, author.locale)
      if (detail === null) {
        if (result.done.length === 0) throw error
        return refuseRemaining(result, remainingIds, reportFault(log, error, author.locale))
      }
      result.refused.push({ id, detail })
    }
    remainingIds.delete(id)
  }
  return result
}

const refuseRemaining = ({ done, refused }: ActionResult, ids: Iterable<number>, detail: string) => ({
  done,
  refused: [...refused, ...Array.from(ids, (id) => ({ id, detail }))],
})

function parseInput(type: Administered, { action, rawInput }: { action: string; rawInput: unknown }, locale: Locale) {
  // `delete` and `restore` take no input.
  const parseResult = type.contract.actions[action]?.safeParse(rawInput)
  if (parseResult && !parseResult.success) {
    throw new InvalidFieldsError(toFieldErrors(parseResult.error, rawInput, locale))
  }
  return parseResult?.data
}

type Runnable = (...parameters: Parameters<RecordAction>) => ReturnType<typeof deleteRecord>

function requireAction(type: Administered, name: string, revision: number | null): Runnable {
  if (type.remove && name === 'delete') {
    return (tx, id, _input, author) => deleteRecord(tx, type, { id, revision }, author)
  }
  const run = requireNonDeletingAction(type, name, revision)
  return async (...parameters) => {
    await run(...parameters)
    return undefined
  }
}

function requireNonDeletingAction(type: Administered, name: string, revision: number | null): RecordAction {
  if (type.remove && type.insert && name === 'restore')
    return (tx, id, _input, author) => undeleteRecord(tx, type, id, author)
  const runTypeAction = Object.hasOwn(type.contract.actions, name) ? type.actions?.[name] : undefined
  if (!runTypeAction) throw new NotFoundError()
  return (tx, id, input, author) =>
    actOnRecord(tx, type, { id, revision, act: () => runTypeAction(tx, id, input, author) }, author)
}
