import { DomUtils, parseDocument } from 'htmlparser2'
import { type StoredError, storedErrors, type Waiver } from '@/lib/contract/accessibility-audit'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { isVague } from '@/lib/contract/vague-link-names'
import type { ModuleRow } from '../db/schema/modules'
import { storedFields } from './block-data'

/** What keeps people from reading a module, by field. */
export type Barriers = ReadonlyMap<string, readonly StoredError[]>

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * What the accessibility check finds in the texts and the code of modules, as far as it shows without a rendered page, and
 * was not waived with a reason. What needs the page (contrast, the order of headings) the editor alone checks.
 */
export function openBarriers(
  rows: readonly ModuleRow[],
  waived: readonly Waiver[],
): ReadonlyMap<number, Barriers> {
  return new Map(
    rows.flatMap((row) => {
      const isWaived = (rule: StoredError) =>
        waived.some((waiver) => waiver.module === row.id && waiver.rule === rule)
      const fields = storedFields(row.model).flatMap(([name, { kind }]) => {
        const rules = barriersIn(kind, row.data[name]).filter((rule) => !isWaived(rule))
        return rules.length > 0 ? [[name, rules] as const] : []
      })
      return fields.length > 0 ? [[row.id, new Map(fields)] as const] : []
    }),
  )
}

function barriersIn(kind: StoredField['kind'], value: unknown): StoredError[] {
  const isHtml = kind === 'richText' || kind === 'table' || kind === 'code'
  if (!isHtml || typeof value !== 'string' || !value.includes('<')) return []
  const nodes = parseDocument(value)
  const elements = (name: string) => DomUtils.getElementsByTagName(name, nodes)
  const linkNames = elements('a').flatMap((link) => (link.attribs.href === undefined ? [] : nameOf(link)))
  const broken: Record<StoredError, boolean> = {
    'link-empty': linkNames.includes(''),
    'link-vague': linkNames.some(isVague),
    'alt-missing': elements('img').some(({ attribs }) => attribs.alt === undefined),
    'frame-title': elements('iframe').some(({ attribs }) => !attribs.title),
  }
  return storedErrors.filter((rule) => broken[rule])
}

/** The accessible name of a link by its own content. */
function nameOf(link: Element): string {
  const pictures = DomUtils.getElementsByTagName('img', link).map(({ attribs }) => attribs.alt ?? '')
  const name = link.attribs['aria-label'] || [DomUtils.textContent(link), ...pictures].join(' ')
  return name.replaceAll(/\s+/g, ' ').trim()
}
