import { ElementType, parseDocument } from 'htmlparser2'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { TableData, TableHead } from '@/lib/contract/blocks/table'
import type { FieldViewProps } from '../block'
import { RichNodes } from '../text/rich-html'
import styles from './view.module.css'

/** Table block: a wide table scrolls in a region that is reachable by keyboard (WCAG 2.1.1). */
export function TableView({ data, fieldAttributes }: FieldViewProps<TableData>) {
  const { content, caption, head, anchor } = data
  const t = useTranslations('blocks.table')
  const id = useId()
  const rows = findElements(parseDocument(content).children, 'tr')
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
            <tbody>
              {rows.map((row, y) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
                <tr key={y}>
                  {findElements(row.children, 'td').map((cell, x) => {
                    const scope = findScope(head, x, y)
                    const Cell = scope ? 'th' : 'td'
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                      <Cell key={x} scope={scope}>
                        <RichNodes nodes={cell.children} />
                      </Cell>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </figure>
  )
}

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Finds the outermost elements of a tag name. */
function findElements(nodes: readonly Node[], name: string): Extract<Node, { children: unknown }>[] {
  return nodes.flatMap((node) => {
    if (node.type !== ElementType.Tag) return []
    return node.name === name ? [node] : findElements(node.children, name)
  })
}

/** Returns the scope of a header cell; undefined for a data cell. */
function findScope(head: TableHead, x: number, y: number): 'col' | 'row' | undefined {
  if (y === 0 && head !== 'column') return 'col'
  return x === 0 && head !== 'row' ? 'row' : undefined
}
