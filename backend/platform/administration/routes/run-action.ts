import type { ActionResult } from '@/lib/contract/administration/record-type'
import type { Author } from '../../access/author'
import type { Database } from '../../db/client'
import { InvalidFieldsError, NotFoundError } from '../../errors'
import { fieldErrors } from '../../http/answers/field-errors'
import { refusalIn } from '../../http/answers/refusal-text'
import type { Administered, RecordAction } from '../administered'
import { actOnRecord, deleteRecord, undeleteRecord } from '../write-record'

/**
 * Does something to records, each in a transaction of its own: what is refused for one leaves the others.
 * @throws NotFoundError for an action that the type does not have, InvalidFieldsError for its values
 */
export async function runAction(
  db: Database,
  type: Administered,
  { action, ids, sent }: { action: string; ids: readonly number[]; sent: unknown },
  author: Author,
): Promise<ActionResult> {
  const run = actionOf(type, action)
  // What a deletion is undone by needs to know nothing.
  const schema = type.contract.actions[action]
  const parsed = schema?.safeParse(sent)
  if (parsed && !parsed.success) {
    throw new InvalidFieldsError(fieldErrors(parsed.error, sent, author.locale))
  }
  const result: ActionResult = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await db.transaction((tx) => run(tx, id, parsed?.data, author))
      result.done.push(id)
    } catch (error) {
      const detail = refusalIn(error, author.locale)
      if (detail === null) throw error
      result.refused.push({ id, detail })
    }
  }
  return result
}

function actionOf(type: Administered, name: string): RecordAction {
  const canDelete = type.remove !== undefined
  if (canDelete && name === 'delete') {
    return (tx, id, _sent, author) => deleteRecord(tx, type, { id, revision: null }, author)
  }
  if (canDelete && type.insert && name === 'restore')
    return (tx, id, _sent, author) => undeleteRecord(tx, type, id, author)
  const own = Object.hasOwn(type.contract.actions, name) ? type.actions?.[name] : undefined
  if (!own) throw new NotFoundError()
  return (tx, id, sent, author) => actOnRecord(tx, type, { id, act: () => own(tx, id, sent, author) }, author)
}
