import { DomUtils, parseDocument } from 'htmlparser2'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { type StoredContentError, storedContentErrors, type Waiver } from '@/lib/contract/pages/accessibility-audit'
import { isVagueLinkName } from '@/lib/text/vague-link-names'
import { listStoredFields } from './block-data'

/** The accessibility findings in a module, by field. */
export type Barriers = ReadonlyMap<string, readonly StoredContentError[]>

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * Finds accessibility barriers in texts and code of modules, by module id. Omits barriers that an
 * editor waived. Checks that need the rendered page, such as contrast and heading order, run only
 * in the editor.
 */
export function findOpenBarriers(
  rows: readonly ModuleRow[],
  waivers: readonly Waiver[],
): ReadonlyMap<number, Barriers> {
  const openBarriers = new Map<number, Barriers>()
  for (const row of rows) {
    const isWaived = (rule: StoredContentError) =>
      waivers.some((waiver) => waiver.module === row.id && waiver.rule === rule)
    const barriers = new Map<string, StoredContentError[]>()
    for (const [name, storedField] of listStoredFields(row.model)) {
      const rules = findBarriers(storedField, row.data[name]).filter((rule) => !isWaived(rule))
      if (rules.length > 0) barriers.set(name, rules)
    }
    if (barriers.size > 0) openBarriers.set(row.id, barriers)
  }
  return openBarriers
}

function findBarriers(field: StoredField, value: unknown): StoredContentError[] {
  if (typeof value !== 'string') return []
  if (field.kind === 'line') return field.addressField && isVagueLinkName(value) ? ['link-vague'] : []
  const isHtml = field.kind === 'richText' || field.kind === 'table' || field.kind === 'code'
  if (!isHtml || !value.includes('<')) return []
  const nodes = parseDocument(value)
  const findElements = (name: string) => DomUtils.getElementsByTagName(name, nodes)
  const linkNames = findElements('a').flatMap((link) => (link.attribs.href === undefined ? [] : getLinkName(link)))
  const hasBarrier: Record<StoredContentError, boolean> = {
    'heading-empty': headingTags
      .flatMap(findElements)
      .some((heading) => toSingleLine(DomUtils.textContent(heading)) === ''),
    'link-empty': linkNames.includes(''),
    'link-vague': linkNames.some(isVagueLinkName),
    // Only checked in code, because table blocks store their header cells in a separate field.
    'table-heads': field.kind === 'code' && findElements('table').some((table) => findHeaderCells(table).length === 0),
    'alt-missing': findElements('img').some(({ attribs }) => attribs.alt === undefined),
    'frame-title': findElements('iframe').some(({ attribs }) => !attribs.title),
  }
  return storedContentErrors.filter((rule) => hasBarrier[rule])
}

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6']

const findHeaderCells = (table: Element) => DomUtils.getElementsByTagName('th', table)

const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Computes the accessible name of a link from its label or its content. */
function getLinkName(link: Element): string {
  const pictures = DomUtils.getElementsByTagName('img', link).map(({ attribs }) => attribs.alt ?? '')
  const name = link.attribs['aria-label'] || [DomUtils.textContent(link), ...pictures].join(' ')
  return toSingleLine(name)
}
