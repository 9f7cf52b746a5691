import { and, eq, inArray } from 'drizzle-orm'
import { type ResolvedLinks, resolveLinks } from '@/backend/library/page-links/resolve-links'
import { presentPerson } from '@/backend/library/persons/presenter'
import { hasPersonId } from '@/backend/library/persons/store'
import { getSelectionTags, readRecordTeasers } from '@/backend/library/record-teasers/read-record-teasers'
import type { Queryable } from '@/backend/platform/db/client'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { publishedContainers } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { cacheTags } from '@/lib/cache-tags'
import type { ReferenceKind } from '@/lib/contract/blocks/definition'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { RecordTeasers } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import type { HtmlSelection } from '@/lib/contract/pages/html-selection'
import type { Person } from '@/lib/contract/records/person'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { presentSelections } from '../html-selections/presenter'
import {
  listEditorOnlyFields,
  listRecordSelections,
  listReferences,
  listReusables,
  listStoredFields,
} from './block-data'
import { listLinks, replaceLinks } from './links'
import type { BlockData } from './stored-data'

interface ReferenceTargets {
  hasEditorFields: boolean
  links: ResolvedLinks
  persons: Map<number, Person>
  selections: Map<number, HtmlSelection>
  reusables: Map<string, Module>
  /** The keys are selections in JSON. */
  teasers: Map<string, RecordTeasers>
}

interface HydrationOptions {
  /** Additional stored links, which `toAddress` can resolve. */
  additionalLinks?: readonly string[]
  /**
   * The slugs of the reusable modules that contain these modules. References to these slugs become
   * null, to avoid endless nesting.
   */
  enclosingSlugs?: readonly string[]
  /** True to include the fields that only editors may see. */
  hasEditorFields?: boolean
}

/** The maximum nesting of reusable modules. */
const maxReusableDepth = 4

/**
 * Replaces the references in modules by the current persons, HTML selections, reusable modules,
 * teasers and link addresses. Changes of these targets appear without publishing the page again. A
 * deleted target becomes null, and the code of a deleted selection becomes empty. Modules without
 * references cause no query.
 * @returns the modules, and the cache tags of all references, including those to missing targets
 */
export async function hydrateReferences(
  db: Queryable,
  locale: Locale,
  modules: readonly Module[],
  { additionalLinks = [], enclosingSlugs = [], hasEditorFields = false }: HydrationOptions = {},
): Promise<{ modules: Module[]; tags: string[]; toAddress: ResolvedLinks['toAddress'] }> {
  const allModules = listWithDescendants(modules)
  const listIds = (kind: ReferenceKind) =>
    allModules.flatMap(({ model, data }) => listReferences(model, data, kind).map(({ id }) => id))
  const personIds = listIds('person')
  const selectionIds = listIds('selection')
  const moduleLinks = allModules.flatMap(({ model, data }) => listLinks(model, data))
  const links = await resolveLinks(db, [...additionalLinks, ...moduleLinks])
  const slugs = allModules.flatMap(({ model, data }) => listReusables(model, data).map(({ slug }) => slug))
  const { reusables, tags: reusableTags } = await readReusables(db, locale, slugs, enclosingSlugs)
  const selections = await readSelections(db, selectionIds, locale)
  const recordSelections = allModules.flatMap(({ model, data }) =>
    listRecordSelections(model, data).map(({ selection }) => selection),
  )
  const personsById = await readPersons(db, personIds, locale)
  const targets = {
    reusables,
    teasers: await readTeasers(db, recordSelections, locale),
    links,
    hasEditorFields,
    persons: personsById,
    selections: selections.byId,
  }
  const currentPersonIds = [...personsById.values()].map(({ id }) => id)
  return {
    modules: modules.map((module) => fillModule(module, targets)),
    tags: [
      ...[...new Set([...personIds, ...currentPersonIds])].map(cacheTags.person),
      ...selectionIds.map(cacheTags.htmlSelection),
      ...links.tags,
      ...selections.linkTags,
      ...recordSelections.flatMap(getSelectionTags),
      ...reusableTags,
    ],
    toAddress: links.toAddress,
  }
}

function fillModule(module: Module, targets: ReferenceTargets): Module {
  return {
    ...module,
    data: fillData(module, targets),
    children: module.children.map((child) => fillModule(child, targets)),
    columns: module.columns.map((column) => ({
      ...column,
      children: column.children.map((child) => fillModule(child, targets)),
    })),
  }
}

function fillData({ model, data }: Module, targets: ReferenceTargets): BlockData {
  const hiddenNames = targets.hasEditorFields ? [] : listEditorOnlyFields(model)
  const dataWithLinks = replaceLinks(model, data, targets.links.toAddress)
  const filledData = Object.fromEntries(Object.entries(dataWithLinks).filter(([name]) => !hiddenNames.includes(name)))
  for (const { name, id } of listReferences(model, data, 'person')) filledData[name] = targets.persons.get(id) ?? null
  for (const { name, id } of listReferences(model, data, 'selection')) {
    const { html_code = '', ...selection } = targets.selections.get(id) ?? {}
    filledData[name] = targets.selections.has(id) ? selection : null
    for (const codeField of listCodeFields(model, name)) filledData[codeField] = html_code
  }
  for (const { name, slug } of listReusables(model, data)) filledData[name] = targets.reusables.get(slug) ?? null
  for (const { name, selection } of listRecordSelections(model, data)) {
    filledData[name] = targets.teasers.get(JSON.stringify(selection)) ?? null
  }
  return filledData
}

/** Lists the code fields that show the HTML selection of another field. */
function listCodeFields(model: string, selectionField: string): string[] {
  return listStoredFields(model).flatMap(([name, field]) =>
    field.kind === 'code' && field.selectionField === selectionField ? [name] : [],
  )
}

async function readReusables(
  db: Queryable,
  locale: Locale,
  slugs: readonly string[],
  enclosingSlugs: readonly string[],
): Promise<{ reusables: Map<string, Module>; tags: string[] }> {
  const newSlugs = [...new Set(slugs)].filter((slug) => !enclosingSlugs.includes(slug))
  const reusables = new Map<string, Module>()
  if (newSlugs.length === 0 || enclosingSlugs.length >= maxReusableDepth) return { reusables, tags: [] }
  const rows = await db
    .select()
    .from(publishedContainers)
    .where(and(inArray(publishedContainers.slug, newSlugs), eq(publishedContainers.locale, locale)))
  const tags = newSlugs.map(cacheTags.container)
  for (const { slug, snapshot } of rows) {
    const hydration = await hydrateReferences(db, locale, [snapshot], {
      enclosingSlugs: [...enclosingSlugs, slug],
    })
    const [module] = hydration.modules
    if (module) reusables.set(slug, module)
    tags.push(...hydration.tags)
  }
  return { reusables, tags }
}

async function readTeasers(
  db: Queryable,
  selections: readonly RecordSelection[],
  locale: Locale,
): Promise<Map<string, RecordTeasers>> {
  const teasers = new Map<string, RecordTeasers>()
  for (const selection of selections) {
    const key = JSON.stringify(selection)
    if (!teasers.has(key)) teasers.set(key, await readRecordTeasers(db, selection, locale))
  }
  return teasers
}

async function readPersons(db: Queryable, ids: readonly number[], locale: Locale): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ person: persons, photo: images })
    .from(persons)
    .leftJoin(images, eq(images.id, persons.photoId))
    .where(hasPersonId([...new Set(ids)]))
  const personsById = new Map<number, Person>()
  for (const row of rows) {
    const person = presentPerson(row, locale)
    for (const id of [row.person.id, ...row.person.replaces]) personsById.set(id, person)
  }
  return personsById
}

async function readSelections(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<{ byId: Map<number, HtmlSelection>; linkTags: string[] }> {
  if (ids.length === 0) return { byId: new Map(), linkTags: [] }
  const rows = await db
    .select()
    .from(htmlSelections)
    .where(inArray(htmlSelections.id, [...new Set(ids)]))
  const { selections, linkTags } = await presentSelections(db, rows, locale)
  return { byId: new Map(selections.map((selection) => [selection.id, selection])), linkTags }
}
