import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { AdministeredArea } from '@/lib/contract/administration/rights'
import type { WaitingKey } from '@/lib/contract/administration/start'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Author } from '../access/author'
import type { Right } from '../access/roles'
import type { Queryable, Transaction } from '../db/client'
import type { Login } from '../db/schema/accounts/sessions'
import type { Importable } from './import/importable'

/** What a list shows of a record. */
export interface ListedRecord<Row> {
  id: number
  title: string
  /** The page on which visitors see it; null for none. */
  url: string | null
  values: Row
}

/** How the rows of a type are found: parts of one statement, in which each record is one row. */
export interface RecordList<Filters> {
  from: SQL
  /** The column of `from` with the record's id. */
  id: SQL
  /** What each word of a search must be in one of; of long lists, a text that is made for it (the function `searchable_text`). */
  searched: readonly SQL[] | { text: SQL }
  /** By the names of the contract's orderings, without their direction. */
  orderings: Readonly<Record<string, SQL>>
  /** The condition of each filter. */
  filters: { [Name in keyof Filters]-?: FilterCondition<NonNullable<Filters[Name]>> }
}

/** Taken from a method, so that the types of all nouns can stand in one list: the machinery passes what the schema admitted. */
type FilterCondition<Value> = { condition(value: Value): SQL }['condition']

/** A part of a list that waits for somebody, as the start page counts it. */
export interface WaitingPart<Filters = Record<string, string>> {
  key: WaitingKey
  /** The filters of the list's query. */
  filters(now: Date): Filters
}

/**
 * What the administration does with a type of records. Who may do so, and how several writes make one history, is the
 * machinery's; what a record consists of, the noun's.
 */
export interface Administered<
  Contract extends RecordTypeContract = RecordTypeContract,
  Values = z.output<Contract['values']>,
  Row = z.output<Contract['row']>,
> {
  contract: Contract
  may: Right
  /** Actions that fewer may do. */
  mayAct?: Readonly<Record<string, Right>>
  /** What a write needs beside the right; throws where it is missing. */
  admitWrite?(login: Login, now: Date): void
  list: RecordList<z.output<Contract['filters']>>
  /** Parts of the list that wait for somebody. */
  waiting?: readonly WaitingPart[]
  /** The content types of pages that are these records. */
  contentTypes?: readonly string[]
  /** Rows of these records, in any order. */
  present(db: Queryable, ids: readonly number[], locale: Locale): Promise<ListedRecord<Row>[]>
  /** The record as it is changed; null when there is none. */
  read(db: Queryable, id: number): Promise<Values | null>
  /** What is wrong with values that the schema admits, by field; null for nothing. `id` is null for a new record. */
  check?(db: Queryable, values: Values, id: number | null, locale: Locale): Promise<FieldErrors | null>
  /** Stores a new record, or, with an id, one that was deleted. Without it nothing can be created. */
  insert?(db: Transaction, values: Values, id: number | null, author: Author): Promise<number>
  /** Without it nothing can be changed. */
  update?(db: Transaction, id: number, values: Values, author: Author): Promise<void>
  /** Without it nothing can be deleted; without `insert` what is deleted cannot come back, and is not kept. */
  remove?(db: Transaction, id: number, author: Author): Promise<void>
  /** Pages and records that show it, for the asked language. */
  usesOf?(db: Queryable, id: number, locale: Locale): Promise<{ title: string; url: string }[]>
  /** How tables of it are written and imported; without it the table has what lists show, and none is taken back. */
  importable?: Importable<Values>
  /** The actions of the contract beside `delete`: what is refused is thrown. */
  actions?: Readonly<Record<string, RecordAction>>
}

/** All that the administration is about. */
export interface Administration {
  types: readonly Administered[]
  /** Who may what beside the types of records. */
  areas: Readonly<Record<AdministeredArea, Right>>
}

/** What an action does with one record, in a transaction of its own. */
export type RecordAction = (db: Transaction, id: number, sent: unknown, author: Author) => Promise<void>
