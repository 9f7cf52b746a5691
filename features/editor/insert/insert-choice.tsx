import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import type { Shape } from '@/features/blocks/diagrams'
import { editorOf } from '@/features/blocks/editors'
import type { Pattern } from '@/features/blocks/patterns'
import type { Editor } from '../core/editor'
import { savedBlocksQuery } from '../saved-blocks/queries'
import { Diagram } from '../ui/diagram'
import styles from './insert.module.css'
import { type InsertTarget, placeId, placeOf } from './insert-targets'
import type { Choice } from './new-tree'
import { type Offer, offersAt } from './offers'
import { idOf, noteChoice, recentChoices } from './recent-choices'
import { useTargetLabel } from './use-target-label'

export interface InsertChoiceProps {
  editor: Editor
  /** Where the new blocks go. */
  target: InsertTarget
  /** All positions that there are to choose from. */
  targets: readonly InsertTarget[]
  onMove: (target: InsertTarget) => void
  /** What is sought; blank for everything. */
  words: string
  /** Given what the choice is called as well. */
  onChoose: (choice: Choice, name: string) => void
}

interface Group {
  group: Offer['group'] | 'recent' | 'found'
  choices: readonly Choice[]
}

/** The position of a new block, and the blocks that are allowed there: found by words, those inserted last first. */
export function InsertChoice(props: InsertChoiceProps) {
  const { editor, target, targets, onMove, words, onChoose } = props
  const t = useTranslations('editor.insert')
  const labelOf = useTargetLabel(editor.document)
  const textOf = useChoiceText()
  const id = useId()
  const [recent] = useState(recentChoices)
  const { data: templates } = useQuery(savedBlocksQuery(useLocale()))
  const offers = offersAt(editor.document, target.position, templates)
  const groups = words.trim() === '' ? withRecent(offers, recent) : foundIn(offers, words, textOf)
  const shown = groups.flatMap(({ choices }) => choices)
  const choose = (choice: Choice) => {
    noteChoice(choice)
    onChoose(choice, textOf(choice).name)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {words && t('found', { count: shown.length })}
      </p>
      {targets.length > 1 && (
        <p className={styles.where}>
          <label htmlFor={id}>{t('where')}</label>
          <select
            id={id}
            value={placeId(placeOf(target))}
            onChange={({ currentTarget }) => {
              const other = targets[currentTarget.selectedIndex]
              if (other) onMove(other)
            }}
          >
            {targets.map((one) => (
              <option key={placeId(placeOf(one))} value={placeId(placeOf(one))}>
                {labelOf(one)}
              </option>
            ))}
          </select>
        </p>
      )}
      {shown.length === 0 && <p>{t('nothing')}</p>}
      {groups.map(({ group, choices }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className={styles.group}>
            {t(`groups.${group}`)}
          </h3>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={idOf(choice)}>
                <ChoiceButton choice={choice} onChoose={() => choose(choice)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function ChoiceButton({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const id = useId()
  const { name, about, diagram } = useChoiceText()(choice)
  return (
    <BaseButton
      className={styles.choice}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      onClick={onChoose}
    >
      <Diagram shapes={diagram} />
      <span id={`${id}-name`}>{name}</span>
      <span id={`${id}-about`} className={styles.about}>
        {about}
      </span>
    </BaseButton>
  )
}

interface ChoiceText {
  name: string
  about: string
  diagram: readonly Shape[]
}

function useChoiceText(): (choice: Choice) => ChoiceText {
  const t = useTranslations('editor.insert')
  const locale = useLocale()
  const textOf = ({ name, about, diagram }: Pick<Pattern, 'name' | 'about' | 'diagram'>) => ({
    name: name[locale],
    about: about[locale],
    diagram,
  })
  return (choice) => {
    if ('pattern' in choice) return textOf(choice.pattern)
    if ('saved' in choice) {
      const { name, by, blocks } = choice.saved
      const diagram = blocks[0] ? editorOf(blocks[0].model).diagram : []
      return { name, about: by === null ? t('saved') : t('savedBy', { by }), diagram }
    }
    const text = textOf(editorOf(choice.model))
    if (!choice.variant) return text
    const { name, diagram = text.diagram } = choice.variant.choice
    return { ...text, name: t('variant', { name: text.name, variant: name[locale] }), diagram }
  }
}

/** What is offered, with what was inserted last as a group of its own before. */
function withRecent(offers: readonly Group[], recent: readonly string[]): Group[] {
  const all = offers.flatMap(({ choices }) => choices)
  const latest = recent.flatMap((id) => all.find((choice) => idOf(choice) === id) ?? [])
  const others = offers.map(({ group, choices }) => ({
    group,
    choices: choices.filter((choice) => !latest.includes(choice)),
  }))
  return [{ group: 'recent', choices: latest } as const, ...others].filter(
    ({ choices }) => choices.length > 0,
  )
}

/** What is meant by words: each begins a word of its name, those first, or of what it is for. */
function foundIn(offers: readonly Group[], words: string, textOf: (choice: Choice) => ChoiceText): Group[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (text: string) => {
    const own = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  }
  const isNamed = (choice: Choice) => Number(holds(textOf(choice).name))
  const isFound = (choice: Choice) => holds(`${textOf(choice).name} ${textOf(choice).about}`)
  const choices = offers
    .flatMap((offer) => offer.choices)
    .filter(isFound)
    .toSorted((one, other) => isNamed(other) - isNamed(one))
  return choices.length > 0 ? [{ group: 'found', choices }] : []
}
