import type { ActionResult } from '@/lib/contract/administration/record-type'
import type { Author } from '../../access/author'
import type { Database } from '../../db/client'
import { InvalidFieldsError, NotFoundError } from '../../errors'
import { toFieldErrors } from '../../field-errors'
import { toRefusalText } from '../../http/responses/refusal-text'
import type { Administered, RecordAction } from '../administered'
import { actOnRecord, deleteRecord, undeleteRecord } from '../write-record'

/**
 * Runs an action on each record in its own transaction. A rejection affects only its record.
 * @throws NotFoundError for an unknown action, InvalidFieldsError for invalid input
 */
export async function runAction(
  db: Database,
  type: Administered,
  { action, ids, sent }: { action: string; ids: readonly number[]; sent: unknown },
  author: Author,
): Promise<ActionResult> {
  const run = requireAction(type, action)
  // `delete` and `restore` take no input.
  const schema = type.contract.actions[action]
  const parseResult = schema?.safeParse(sent)
  if (parseResult && !parseResult.success) {
    throw new InvalidFieldsError(toFieldErrors(parseResult.error, sent, author.locale))
  }
  const result: ActionResult = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await db.transaction((tx) => run(tx, id, parseResult?.data, author))
      result.done.push(id)
    } catch (error) {
      const detail = toRefusalText(error, author.locale)
      if (detail === null) throw error
      result.refused.push({ id, detail })
    }
  }
  return result
}

function requireAction(type: Administered, name: string): RecordAction {
  const canDelete = type.remove !== undefined
  if (canDelete && name === 'delete') {
    return (tx, id, _sent, author) => deleteRecord(tx, type, { id, revision: null }, author)
  }
  if (canDelete && type.insert && name === 'restore')
    return (tx, id, _sent, author) => undeleteRecord(tx, type, id, author)
  const runOwn = Object.hasOwn(type.contract.actions, name) ? type.actions?.[name] : undefined
  if (!runOwn) throw new NotFoundError()
  return (tx, id, input, author) =>
    actOnRecord(tx, type, { id, act: () => runOwn(tx, id, input, author) }, author)
}
