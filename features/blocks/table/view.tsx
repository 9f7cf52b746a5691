import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { parseHtml } from '#parse-html'
import type { TableData } from '@/lib/contract/blocks/table'
import type { HtmlElement, HtmlNode } from '@/lib/text/html-node'
import type { FieldViewProps } from '../block'
import { RichNodes } from '../text/rich-html'
import styles from './view.module.css'

/** Table block: a wide table scrolls in a region that is reachable by keyboard (WCAG 2.1.1). */
export function TableView({ data, fieldAttributes }: FieldViewProps<TableData>) {
  const { content, caption, head, anchor } = data
  const t = useTranslations('blocks.table')
  const id = useId()
  const rows = listElements(parseHtml(content), 'tr')
  const headRow = head === 'column' ? undefined : rows[0]
  const bodyRows = headRow ? rows.slice(1) : rows
  const isFirstCellHead = head !== 'row'
  return (
    <figure id={anchor || undefined} className={styles.figure}>
      {caption && (
        <figcaption id={id} className={styles.caption}>
          <span {...fieldAttributes?.('caption')}>{caption}</span>
        </figcaption>
      )}
      <section
        aria-label={caption || t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: for scrolling by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className={styles.scroll}
        data-head={head}
      >
        <div {...fieldAttributes?.('content')}>
          <table aria-labelledby={caption ? id : undefined}>
            {headRow && (
              // Browsers print the head on each sheet.
              <thead>
                <Row row={headRow} isFirstCellHead={isFirstCellHead} scope="col" />
              </thead>
            )}
            <tbody>
              {bodyRows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
                <Row key={index} row={row} isFirstCellHead={isFirstCellHead} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </figure>
  )
}

interface RowProps {
  row: HtmlElement
  /** True if the first cell is the head of the row. */
  isFirstCellHead: boolean
  /** The scope of all cells, for a row of heads. */
  scope?: 'col'
}

function Row({ row, isFirstCellHead, scope }: RowProps) {
  return (
    <tr>
      {listElements(row.children, 'td').map((cell, index) => {
        const cellScope = scope ?? (isFirstCellHead && index === 0 ? 'row' : undefined)
        const Cell = cellScope ? 'th' : 'td'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are never reordered.
          <Cell key={index} scope={cellScope}>
            <RichNodes nodes={cell.children} />
          </Cell>
        )
      })}
    </tr>
  )
}

/** Lists the outermost elements with a tag name. */
function listElements(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return []
    return node.name === name ? [node] : listElements(node.children, name)
  })
}
