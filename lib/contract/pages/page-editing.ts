import { z } from 'zod'
import { userGroups } from '../accounts/account'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { imageSchema } from '../media/image'
import { waiverSchema, waiversSchema } from './accessibility-audit'
import { pageSchema, pageStateSchema } from './page'
import { fieldDiffSchema } from './page-diff'

/**
 * A module and the changes of its counterpart in the other language since the module was last
 * marked as translated. `copied`: created as a copy and never marked as translated. `fields` are
 * the changes of the counterpart; empty if its earlier state is unknown.
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
 * POST page/{id}/translated/: marks modules as translations of their counterparts at the given
 * `revision`. A pair with only one module, of either language, marks it as needing no counterpart.
 * Without `is_done` the modules are only linked, and the counterpart counts as changed. POST
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

/** State of the page in the other language, for translators. */
const translationSchema = nameSchema(
  'PageTranslation',
  z.object({
    locale: localeSchema,
    /** True if that language has a working copy. */
    exists: z.boolean(),
    /**
     * True if it changed after the last publication of this language; false if this language was
     * never published.
     */
    changed_since: z.boolean(),
    /** Ids of its modules that are new or changed since then. */
    changed_modules: z.array(z.number().int()),
    /** Modules of this language with counterparts there; empty if the backend stores no links. */
    modules: z.array(translatedModuleSchema).default([]),
    /**
     * Ids of modules there that need no counterpart in this language; missing if the backend stores
     * no links.
     */
    left_out: z.array(z.number().int()).optional(),
  }),
)

/**
 * A page for its editors: the working copy or a version in the format for visitors, plus editing
 * state. `revision` counts changes of the page's settings in this language and of the shared
 * settings.
 */
export const pageDraftSchema = nameSchema(
  'PageDraft',
  pageSchema.extend({
    revision: z.number().int(),
    state: pageStateSchema,
    /**
     * True if the working copy differs from the publication, for offline and scheduled pages too.
     */
    is_changed: z.boolean(),
    published_at: z.string().nullable(),
    publish_at: z.string().nullable(),
    unpublish_at: z.string().nullable(),
    /** Reason why the last scheduled step failed. */
    schedule_problem: z.enum(['path_taken', 'not_confirmed', 'unconfirmed']).nullable(),
    /** Id of the displayed version; null for the working copy. */
    version_id: z.number().int().nullable(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    slug: z.string(),
    menu_name: z.string(),
    is_highlight: z.boolean(),
    menu_image: imageSchema.nullable(),
    /** Missing if the backend has no groups. */
    groups: z.array(z.enum(userGroups)).optional(),
    /** Missing if the backend cannot restrict pages to users. */
    is_for_users: z.boolean().optional(),
    translation: translationSchema,
    /**
     * Full names of the last authors of the working copy's modules by module id, including recently
     * deleted modules; missing if the backend does not report them.
     */
    written_by: z.record(z.string(), z.string()).optional(),
    /** Full name of the last author of the settings; null for none, missing as above. */
    settings_written_by: z.string().nullable().optional(),
  }),
)

/** A version in the list. `number` counts from 1 within a page and language. */
export const pageVersionSchema = nameSchema(
  'PageVersion',
  z.object({
    id: z.number().int(),
    number: z.number().int(),
    note: z.string(),
    author: z.string().nullable(),
    created_at: z.string(),
    /** True for the current publication. */
    is_published: z.boolean(),
    /** Waived findings of the accessibility audit. */
    waived: z.array(waiverSchema),
  }),
)
export const pageVersionListSchema = paginated(pageVersionSchema)

/** POST page/{id}/publish/ */
export const publishingSchema = z.object({
  note: z.string().trim().max(500).default(''),
  waived: waiversSchema,
})

/** Maximum number of pages per call. */
const maxPublishedAtOnce = 100

const pageInLanguage = z.object({ id: z.int32().positive(), locale: localeSchema })

/**
 * POST publish/: publishes several pages independently. Findings that were waived in a page's last
 * version stay waived. With `is_check` nothing is published; the response lists what would be
 * refused.
 */
export const bulkPublishingSchema = z.object({
  pages: z.array(pageInLanguage).min(1).max(maxPublishedAtOnce),
  note: publishingSchema.shape.note,
  is_check: z.boolean().default(false),
})

/** Result, or expected result, for each page. */
export const bulkPublishedSchema = nameSchema(
  'BulkPublished',
  z.object({
    done: z.array(pageInLanguage),
    refused: z.array(pageInLanguage.extend({ detail: z.string() })),
  }),
)

export type PageInLanguage = z.infer<typeof pageInLanguage>
export type BulkPublished = z.infer<typeof bulkPublishedSchema>
export type TranslatedModule = z.infer<typeof translatedModuleSchema>
export type PageDraft = z.infer<typeof pageDraftSchema>
export type PageVersion = z.infer<typeof pageVersionSchema>

/** POST page/{id}/restore/: restores a version, or one of its modules with descendants. */
export const restoringSchema = z.object({
  version: z.int32().positive(),
  module: z.int32().positive().optional(),
})

const pointInTime = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** POST page/{id}/schedule/: null cancels a step; omitted steps stay unchanged. */
export const schedulingSchema = z.object({
  publish_at: pointInTime.nullish(),
  unpublish_at: pointInTime.nullish(),
  /** Stored with the version that is created from the present working copy. */
  waived: waiversSchema,
})
