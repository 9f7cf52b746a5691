import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useId, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useModelName } from '../block-names/use-model-name'
import type { Place } from '../core/document'
import type { Editor } from '../core/editor'
import toolbar from '../toolbar/toolbar.module.css'
import { Diagram } from '../ui/diagram'
import styles from './insert.module.css'
import { type Insertion, insertBlock } from './insert-block'
import { type InsertPlace, placeId, placesAround } from './insert-places'
import { InsertPoints, type Side } from './insert-points'
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
  const places = placesAround(editor.document, selection.active)
  const first = side === 'before' ? places.filter(({ kind }) => kind === 'before') : []

  // A block that is selected may be gone, undone for example.
  const beside =
    selection.active !== null && editor.document.nodes.has(selection.active) ? selection.active : null

  const openAt = (wanted: Side) => {
    setSide(wanted)
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
              places={[...new Set([...first, ...places])]}
              onChoose={(choice, place) => {
                if (details.current) closeDisclosure(details.current)
                insertBlock({ choice, place }, insertion)
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
  places: InsertPlace[]
  onChoose: (choice: Choice, place: Place) => void
}

/** The position of a new block, and the blocks that are allowed there. */
function InsertChoice({ editor, places, onChoose }: InsertChoiceProps) {
  const t = useTranslations('editor.insert')
  const nameOf = useModelName()
  const id = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const selected = places.find((place) => placeId(place) === wanted) ?? places[0]
  if (!selected) return null

  const wordsFor = ({ kind, of, place }: InsertPlace) => {
    const name = of === null ? '' : nameOf(editor.document.nodes.get(of)?.model ?? '')
    if (kind === 'inside' && place.column !== null) return t('column', { name, number: place.column + 1 })
    return t(kind, { name })
  }
  return (
    <>
      {places.length > 1 && (
        <p className={styles.where}>
          <label htmlFor={id}>{t('where')}</label>
          <select id={id} value={placeId(selected)} onChange={(event) => setWanted(event.target.value)}>
            {places.map((place) => (
              <option key={placeId(place)} value={placeId(place)}>
                {wordsFor(place)}
              </option>
            ))}
          </select>
        </p>
      )}
      {offersAt(editor.document, selected.place).map(({ group, choices }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className={styles.group}>
            {t(`groups.${group}`)}
          </h3>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={`${choice.model} ${choice.variant?.choice.value}`}>
                <BaseButton className={styles.choice} onClick={() => onChoose(choice, selected.place)}>
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
  const { diagram, name: words } = variant.choice
  const label = t('variant', { name, variant: words[locale] })
  if (!diagram) return label
  return (
    <>
      <Diagram shapes={diagram} />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
