import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Tree, TreeHandle, TreeItem, TreeLeaf, TreeToggle } from '@/components/ui/aria/tree'
import { Icon } from '@/components/ui/icon'
import { areMarked } from '../block-marks/block-marks'
import type { BlockNames } from '../block-names/use-block-names'
import {
  containersArea,
  type EditorDocument,
  listFilledAreas,
  listKeys,
  listKeysFrom,
  type Position,
  pageArea,
} from '../core/document'
import styles from './outline.module.css'
import { useOutlineDrag } from './use-outline-drag'

export interface OutlineProps {
  document: EditorDocument
  names: BlockNames
  /** The key of the selected block; null for none. */
  activeKey: string | null
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  onMove: (key: string, position: Position) => void
}

/** The blocks of the page as a tree, to find, select and move them. */
export function Outline({ document, names, activeKey, onShow, onMove }: OutlineProps) {
  const t = useTranslations('editor.outline')
  const drag = useOutlineDrag({ document, getName: names.getName, onMove })
  const [closedKeys, setClosedKeys] = useState<ReadonlySet<string>>(new Set())
  const keys = listKeysFrom(document)
  const topKeys = [pageArea, containersArea].flatMap((area) => listKeys(document, area))
  if (keys.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <section aria-label={t('title')} className={styles.outline}>
      <Tree
        label={t('title')}
        drag={drag}
        expandedKeys={keys.filter((key) => !closedKeys.has(key))}
        onExpand={(expandedKeys) => setClosedKeys(new Set(keys.filter((key) => !expandedKeys.has(key))))}
      >
        <Entries keys={topKeys} document={document} names={names} activeKey={activeKey} onShow={onShow} />
      </Tree>
    </section>
  )
}

const icons = { is_hidden: 'hidden', is_locked: 'locked' } as const
const labels = { is_hidden: 'isHidden', is_locked: 'isLocked' } as const

function Entries({ keys, ...props }: Omit<OutlineProps, 'onMove'> & { keys: readonly string[] }) {
  const t = useTranslations('editor.outline')
  const tMarks = useTranslations('editor.blockMarks')
  const { document, names, activeKey, onShow } = props
  return keys.map((key) => {
    const marks = (['is_hidden', 'is_locked'] as const).filter((mark) => areMarked(document, [key], mark))
    const markLabels = marks.map((mark) => tMarks(labels[mark]))
    const children = listFilledAreas(document, key).flatMap((area) => listKeys(document, area))
    return (
      <TreeItem
        key={key}
        id={key}
        name={[names.getName(key), ...markLabels].join(', ')}
        isCurrent={key === activeKey}
        onAction={() => onShow(key)}
        className={styles.entry}
        content={
          <span className={styles.row}>
            {children.length > 0 ? <TreeToggle /> : <TreeLeaf />}
            <span className={styles.name}>{names.getName(key)}</span>
            <span className={styles.marks} title={markLabels.join(', ')}>
              {marks.map((mark) => (
                <Icon key={mark} name={icons[mark]} />
              ))}
            </span>
            <TreeHandle label={t('drag', { block: names.getName(key) })} />
          </span>
        }
      >
        {children.length > 0 && <Entries keys={children} {...props} />}
      </TreeItem>
    )
  })
}
