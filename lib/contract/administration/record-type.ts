import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { singleLine } from '../common/single-line'
import { reportNames } from './reports'
import type { Section } from './sections'

/** Maximum number of records that one action may change. */
export const maxActionRecords = 500

/** Limit for counting search results. If there are more matches, `count` is this limit plus one. */
export const maxCounted = 1000

/** A text in both languages; either may be empty. */
export function localizedLine(maxLength: number) {
  return z.object({ de: singleLine(maxLength), en: singleLine(maxLength) })
}

/**
 * Contract of a record type in the administration:
 * `name` is its name in paths;
 * `section` is the part of the administration that lists it;
 * `writePath` is the path below `api/` for POST, PATCH and DELETE, needed if other calls already
 * use the path `name`;
 * `values` are the editable fields;
 * `row` contains the fields of an item in lists;
 * `filters` are further query parameters of lists;
 * `orderings` are the sortable columns, starting with the default; a leading `-` means descending;
 * `actions` are the actions on records, with their parameters other than the ids.
 */
export interface RecordTypeContract<
  Values extends z.ZodRawShape = z.ZodRawShape,
  Row extends z.ZodRawShape = z.ZodRawShape,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Action extends string = string,
> {
  name: string
  section: Section
  writePath?: string
  values: z.ZodObject<Values>
  row: z.ZodObject<Row>
  filters: z.ZodObject<Filters>
  orderings: readonly [string, ...string[]]
  actions: Readonly<Record<Action, z.ZodObject>>
}

/** Returns the path below `api/` for POST, PATCH and DELETE. */
export function getWritePath({ name, writePath = name }: Pick<RecordTypeContract, 'name' | 'writePath'>): string {
  return writePath
}

/** Declares a record type. Infers the exact types of its schemas. */
export function defineRecordType<
  Values extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Action extends string,
>(type: RecordTypeContract<Values, Row, Filters, Action>): RecordTypeContract<Values, Row, Filters, Action> {
  return type
}

const time = z.iso.datetime({ offset: true })

/** Fields that every record has in addition to its values. */
const recordShape = {
  id: z.number().int(),
  revision: revisionSchema,
  /** Title as lists show it, in the requested language. */
  title: z.string(),
  /** Address of the public page; null if there is none. */
  url: z.string().nullable(),
  /** Time and author of the last change; null if unknown. */
  changed_at: time.nullable(),
  changed_by: z.string().nullable(),
}

/** Response of GET, POST and PATCH for one record. `row` contains the fields of lists. */
export function createAdministeredRecordSchema<Values extends z.ZodRawShape, Row extends z.ZodRawShape>(
  values: z.ZodObject<Values>,
  row: z.ZodObject<Row>,
) {
  return z.object({ ...recordShape, values, row })
}

/**
 * Response of GET api/administration/{type}/?search=&ordering=&page=&page_size=. The type may have
 * further filters.
 */
export function createAdministeredListSchema<Row extends z.ZodRawShape>(row: z.ZodObject<Row>) {
  return paginated(z.object({ id: recordShape.id, title: recordShape.title, url: recordShape.url, values: row }))
}

/**
 * PATCH api/{type}/{id}/: changes the given values, provided that the record still has the given
 * revision.
 */
export function recordChange<Values extends z.ZodRawShape>(values: z.ZodObject<Values>) {
  return z.object({ revision: revisionSchema, values: values.partial() })
}

/**
 * Record ids in the body of POST api/administration/{type}/{action}/, next to the parameters of the
 * action. With `expected_revision`, records that have another revision are refused.
 */
export const actionIds = z.array(recordId).min(1).max(maxActionRecords)

/** Record ids in a query parameter (`1,2,3`), at most as many as on a page of a list. */
export const listedIds = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/)
  .transform((text) => text.split(',').map(Number))

/**
 * Response of an action: the ids of the records that it changed, and a reason for each record that
 * it refused.
 */
export const actionResultSchema = nameSchema(
  'ActionResult',
  z.object({
    done: z.array(z.number().int()),
    refused: z.array(z.object({ id: z.number().int(), detail: z.string() })),
  }),
)

/** GET api/administration/: the user, and the parts of the administration that the user may use. */
export const administrationSchema = nameSchema(
  'Administration',
  z.object({
    user: z.object({ id: z.number().int(), name: z.string(), email: z.string(), role: z.enum(userRoles) }),
    types: z.array(z.string()),
    /** Screens that show no record type and that the user may open. */
    reports: z.array(z.enum(reportNames)),
    /** True if the site has a checklist (`api/checklist/`) and the user may see it. */
    has_checklist: z.boolean(),
  }),
)

/** GET api/administration/search/?search=: the first matches of each record type. */
export const matchingRecordsSchema = nameSchema(
  'FoundRecords',
  z.object({
    results: z.array(
      z.object({ type: z.string(), id: z.number().int(), title: z.string(), url: z.string().nullable() }),
    ),
  }),
)

export type MatchingRecord = z.infer<typeof matchingRecordsSchema>['results'][number]
export type Administration = z.infer<typeof administrationSchema>

/**
 * Events that create a version. `found` is a state that was written without the administration, for
 * example by SQL.
 */
export const versionEvents = ['created', 'changed', 'deleted', 'restored', 'imported', 'found'] as const

/** GET api/administration/{type}/{id}/history/, newest first. */
export const historySchema = nameSchema(
  'RecordHistory',
  paginated(
    z.object({
      revision: revisionSchema,
      event: z.enum(versionEvents),
      at: time,
      by: z.string().nullable(),
      /** Author of the proposal, if another person stored it; otherwise null. */
      proposed_by: z.string().nullable(),
      /** Names of the values that differ from the previous version. */
      changed: z.array(z.string()),
    }),
  ),
)

/**
 * GET api/administration/{type}/{id}/uses/ and uses/?ids=: the pages and records that use the
 * records.
 */
export const recordUsesSchema = nameSchema('RecordUses', z.array(z.object({ title: z.string(), url: z.string() })))

export type ActionResult = z.infer<typeof actionResultSchema>
