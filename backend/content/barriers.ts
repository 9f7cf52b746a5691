import { DomUtils, parseDocument } from 'htmlparser2'
import type { StoredError, Waiver } from '@/lib/contract/accessibility-audit'
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

function barriersIn(kind: string, value: unknown): StoredError[] {
  if (typeof value !== 'string' || !value.includes('<')) return []
  if (kind === 'richText' || kind === 'table') return linkBarriers(value)
  return kind === 'code' ? [...linkBarriers(value), ...codeBarriers(value)] : []
}

function linkBarriers(html: string): StoredError[] {
  const links = elementsIn(html, 'a').filter(({ attribs }) => attribs.href !== undefined)
  return ruled({
    'link-empty': links.some(isNameless),
    'link-vague': links.some((link) => isVague(nameOf(link))),
  })
}

function codeBarriers(html: string): StoredError[] {
  return ruled({
    'alt-missing': elementsIn(html, 'img').some(({ attribs }) => attribs.alt === undefined),
    'frame-title': elementsIn(html, 'iframe').some(({ attribs }) => !attribs.title),
  })
}

/** The rules that are broken. */
function ruled(broken: Partial<Record<StoredError, boolean>>): StoredError[] {
  return (Object.keys(broken) as StoredError[]).filter((rule) => broken[rule])
}

function elementsIn(html: string, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, parseDocument(html))
}

function nameOf(link: Element): string {
  const label = link.attribs['aria-label']
  const pictures = DomUtils.getElementsByTagName('img', link).map(({ attribs }) => attribs.alt ?? '')
  return [label || DomUtils.textContent(link), ...(label ? [] : pictures)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const isNameless = (link: Element) => nameOf(link) === ''
