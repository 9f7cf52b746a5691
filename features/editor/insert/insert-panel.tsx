import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useId, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useModelName } from '../block-names/use-model-name'
import type { Position } from '../core/document'
import type { Editor } from '../core/editor'
import toolbar from '../toolbar/toolbar.module.css'
import { Diagram } from '../ui/diagram'
import styles from './insert.module.css'
import { type Insertion, insertBlock } from './insert-block'
import { InsertPoints, type Side } from './insert-points'
import { type InsertTarget, insertTargetsAround, positionId } from './insert-targets'
import type { Choice } from './new-tree'
import { offersAt } from './offers'

interface InsertPanelProps extends Insertion {
  root: RefObject<HTMLElement | null>
}

/** The button of the toolbar, and those beside the selected block, that open the blocks to be inserted there. */
export function InsertPanel({ root, ...insertion }: InsertPanelProps) {
  const { editor, selection } = insertion
  const t = useTranslations('editor.insert')
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [side, setSide] = useState<Side>('after')
  const positions = insertTargetsAround(editor.document, selection.active)
  const first = side === 'before' ? positions.filter(({ kind }) => kind === 'before') : []

  // The selected block may have been removed, for example by undo.
  const beside =
    selection.active !== null && editor.document.nodes.has(selection.active) ? selection.active : null

  const openAt = (nextSide: Side) => {
    setSide(nextSide)
    setOpen(true)
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <>
      <ToolDisclosure
        label={t('title')}
        ref={details}
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open)
          if (!event.currentTarget.open) setSide('after')
        }}
      >
        {isOpen && (
          <div className={`${toolbar.panel} ${styles.panel}`}>
            <InsertChoice
              editor={editor}
              positions={[...new Set([...first, ...positions])]}
              onChoose={(choice, position) => {
                if (details.current) closeDisclosure(details.current)
                insertBlock({ choice, position }, insertion)
              }}
            />
          </div>
        )}
      </ToolDisclosure>
      {beside !== null && <InsertPoints blockKey={beside} root={root} onOpen={openAt} />}
    </>
  )
}

interface InsertChoiceProps {
  editor: Editor
  positions: InsertTarget[]
  onChoose: (choice: Choice, position: Position) => void
}

/** The position of a new block, and the blocks that are allowed there. */
function InsertChoice({ editor, positions, onChoose }: InsertChoiceProps) {
  const t = useTranslations('editor.insert')
  const nameOf = useModelName()
  const id = useId()
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = positions.find((position) => positionId(position) === selectedId) ?? positions[0]
  if (!selected) return null

  const labelOf = ({ kind, of, position }: InsertTarget) => {
    const name = of === null ? '' : nameOf(editor.document.nodes.get(of)?.model ?? '')
    if (kind === 'inside' && position.column !== null)
      return t('column', { name, number: position.column + 1 })
    return t(kind, { name })
  }
  return (
    <>
      {positions.length > 1 && (
        <p className={styles.where}>
          <label htmlFor={id}>{t('where')}</label>
          <select
            id={id}
            value={positionId(selected)}
            onChange={(event) => setSelectedId(event.target.value)}
          >
            {positions.map((position) => (
              <option key={positionId(position)} value={positionId(position)}>
                {labelOf(position)}
              </option>
            ))}
          </select>
        </p>
      )}
      {offersAt(editor.document, selected.position).map(({ group, choices }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className={styles.group}>
            {t(`groups.${group}`)}
          </h3>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={`${choice.model} ${choice.variant?.choice.value}`}>
                <BaseButton className={styles.choice} onClick={() => onChoose(choice, selected.position)}>
                  <Label choice={choice} />
                </BaseButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Label({ choice: { model, variant } }: { choice: Choice }) {
  const t = useTranslations('editor.insert')
  const locale = useLocale()
  const name = useModelName()(model)
  if (!variant) return name
  const { diagram, name: names } = variant.choice
  const label = t('variant', { name, variant: names[locale] })
  if (!diagram) return label
  return (
    <>
      <Diagram shapes={diagram} />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
