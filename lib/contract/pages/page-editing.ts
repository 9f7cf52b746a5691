import { z } from 'zod'
import { userGroups } from '../accounts/account'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { timeSchema } from '../common/time-range'
import { imageSchema } from '../media/image'
import { waiverSchema, waiversSchema } from './accessibility-audit'
import { pageSchema, pageStateSchema } from './page'
import { fieldDiffSchema } from './page-diff'

/**
 * A module with its counterpart in the other language. `fields` contains the changes of the
 * counterpart since an editor last marked the module as translated; it is empty if the earlier
 * state is unknown. The state `copied` means that the module was created as a copy and never marked
 * as translated.
 */
export const translatedModuleSchema = nameSchema(
  'TranslatedModule',
  z.object({
    module: z.number().int(),
    counterpart: z.number().int(),
    state: z.enum(['same', 'copied', 'changed', 'removed']),
    fields: z.array(fieldDiffSchema),
  }),
)

/**
 * POST page/{id}/translated/: marks modules as translations of their counterparts, which are at the
 * given `revision`. In a pair with only one module, this module needs no counterpart. If `is_done`
 * is false, the modules are linked, and the counterpart counts as changed. POST
 * page/{id}/translated/undo/ reverts the last mark of the same pairs.
 */
export const translatedSchema = nameSchema(
  'Translated',
  z.object({
    pairs: z
      .array(
        z.object({
          module: z.int32().positive().nullable(),
          counterpart: z.object({ id: z.int32().positive(), revision: z.int() }).nullable(),
          is_done: z.boolean().default(true),
        }),
      )
      .min(1)
      .max(1000),
  }),
)

/** State of the page in the other language, for editors who translate it. */
const translationSchema = nameSchema(
  'PageTranslation',
  z.object({
    locale: localeSchema,
    /** True if the page has a working copy in the other language. */
    exists: z.boolean(),
    /**
     * True if that working copy has changed since the page was last published in its own language.
     * False if the page was never published in its own language.
     */
    changed_since: z.boolean(),
    /** Ids of the modules in the other language that are new or changed since that publication. */
    changed_modules: z.array(z.number().int()),
    /**
     * Modules of the page that have a counterpart in the other language. Empty if the backend does
     * not store these links.
     */
    modules: z.array(translatedModuleSchema).default([]),
    /**
     * Ids of modules in the other language that need no counterpart. Missing if the backend does
     * not store these links.
     */
    left_out: z.array(z.number().int()).optional(),
  }),
)

/**
 * A page as editors get it: the working copy or a version in the format for visitors, and the state
 * of the editing. `revision` counts changes of the settings in this language and of the settings
 * that both languages share.
 */
export const pageDraftSchema = nameSchema(
  'PageDraft',
  pageSchema.extend({
    revision: z.number().int(),
    state: pageStateSchema,
    /**
     * True if the working copy differs from the published version. Also set for pages that are
     * offline or scheduled.
     */
    is_changed: z.boolean(),
    published_at: z.string().nullable(),
    publish_at: z.string().nullable(),
    unpublish_at: z.string().nullable(),
    /** Reason why the last scheduled step failed; null otherwise. */
    schedule_problem: z.enum(['path_taken', 'not_confirmed', 'unconfirmed']).nullable(),
    /** Id of the version; null for the working copy. */
    version_id: z.number().int().nullable(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    slug: z.string(),
    menu_name: z.string(),
    is_highlight: z.boolean(),
    menu_image: imageSchema.nullable(),
    /** Groups that may see the page. Missing if the backend has no groups. */
    groups: z.array(z.enum(userGroups)).optional(),
    /** Missing if the backend cannot restrict pages to users. */
    is_for_users: z.boolean().optional(),
    translation: translationSchema,
    /**
     * Name of the last author of each module in the working copy, by the id of the module. Contains
     * recently deleted modules, too. Missing if the backend does not report authors.
     */
    written_by: z.record(z.string(), z.string()).optional(),
    /**
     * Name of the last author of the settings; null if there is none. Missing if the backend does
     * not report authors.
     */
    settings_written_by: z.string().nullable().optional(),
  }),
)

/** A version in the list of versions. `number` counts from 1 for each page and language. */
export const pageVersionSchema = nameSchema(
  'PageVersion',
  z.object({
    id: z.number().int(),
    number: z.number().int(),
    note: z.string(),
    author: z.string().nullable(),
    created_at: z.string(),
    /** True if this version is published now. */
    is_published: z.boolean(),
    /** Findings of the accessibility audit that the editor has waived. */
    waived: z.array(waiverSchema),
  }),
)
export const pageVersionListSchema = paginated(pageVersionSchema)

/** POST page/{id}/publish/ */
export const publishingSchema = z.object({
  note: z.string().trim().max(500).default(''),
  waived: waiversSchema,
  /** True to keep a scheduled publication; otherwise it is canceled. */
  keeps_plan: z.boolean().default(false),
})

/** Maximum number of pages in a call. */
const maxPublishedAtOnce = 100

const pageInLanguage = z.object({ id: z.int32().positive(), locale: localeSchema })

/**
 * POST publish/: publishes several pages independently of each other. Findings that were waived for
 * the last version of a page stay waived. With `is_check`, nothing is published, and the response
 * lists the pages that would be refused.
 */
export const bulkPublishingSchema = z.object({
  pages: z.array(pageInLanguage).min(1).max(maxPublishedAtOnce),
  note: publishingSchema.shape.note,
  is_check: z.boolean().default(false),
})

/** Result for each page; with `is_check`, the expected result. */
export const bulkPublishedSchema = nameSchema(
  'BulkPublished',
  z.object({ done: z.array(pageInLanguage), refused: z.array(pageInLanguage.extend({ detail: z.string() })) }),
)

export type PageInLanguage = z.infer<typeof pageInLanguage>
export type BulkPublished = z.infer<typeof bulkPublishedSchema>
export type TranslatedModule = z.infer<typeof translatedModuleSchema>
export type PageDraft = z.infer<typeof pageDraftSchema>
export type PageVersion = z.infer<typeof pageVersionSchema>

/** POST page/{id}/restore/: restores a version, or one of its modules with descendants. */
export const restoringSchema = z.object({ version: z.int32().positive(), module: z.int32().positive().optional() })

const pointInTime = timeSchema.transform((text) => new Date(text))

/** POST page/{id}/schedule/: null cancels a step. Steps that are not sent stay unchanged. */
export const schedulingSchema = z.object({
  publish_at: pointInTime.nullish(),
  unpublish_at: pointInTime.nullish(),
  /** True to keep a scheduled version. Otherwise `publish_at` schedules the working copy. */
  keeps_version: z.boolean().default(false),
  /** Stored with the version, which is created from the working copy at the time of this call. */
  waived: waiversSchema,
})
