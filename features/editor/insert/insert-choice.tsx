import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useLayoutEffect, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import type { Shape } from '@/features/blocks/diagrams'
import { getBlockEditor } from '@/features/blocks/editors'
import type { Pattern } from '@/features/blocks/patterns'
import type { Editor } from '../core/editor'
import { savedBlocksQuery } from '../saved-blocks/queries'
import { Diagram } from '../ui/diagram'
import styles from './insert.module.css'
import { type InsertTarget, toPlace, toPlaceId } from './insert-targets'
import type { Choice } from './new-tree'
import { listOffers, type Offer } from './offers'
import { toOptionId } from './option-id'
import { loadRecentChoices, saveRecentChoice, toChoiceId } from './recent-choices'
import { type ChoiceWords, searchChoices } from './search-choices'
import { useTargetLabel } from './use-target-label'

export interface InsertChoiceProps {
  editor: Editor
  /** The position of the new blocks. */
  target: InsertTarget
  /** All available positions. */
  targets: readonly InsertTarget[]
  onMove: (target: InsertTarget) => void
  /** The search text; blank for everything. */
  searchText: string
  /** Called with the choice and its name. */
  onChoose: (choice: Choice, name: string) => void
  listId: string
  /** The index of the active option among all; null for none. */
  activeIndex: number | null
  /** Called with the number of options. */
  onCount: (count: number) => void
}

interface Group {
  group: Offer['group'] | 'recent' | 'found'
  choices: readonly Choice[]
}

/**
 * Selects the position of a new block and one of the blocks that are allowed there. The blocks can
 * be searched, and the recently inserted ones come first.
 */
export function InsertChoice(props: InsertChoiceProps) {
  const { editor, target, targets, onMove, searchText, onChoose, listId, activeIndex, onCount } = props
  const t = useTranslations('editor.insert')
  const getLabel = useTargetLabel(editor.document)
  const getText = useChoiceText()
  const id = useId()
  const [recentIds] = useState(loadRecentChoices)
  const { data: templates } = useQuery(savedBlocksQuery(useLocale()))
  const offers = listOffers(editor.document, target.position, templates)
  const allChoices = offers.flatMap(({ choices }) => choices)
  const groups =
    searchText.trim() === ''
      ? addRecentGroup(offers, recentIds)
      : toSearchGroup(searchChoices(allChoices, searchText, getText))
  const visibleChoices = groups.flatMap(({ choices }) => choices)
  useLayoutEffect(() => onCount(visibleChoices.length), [onCount, visibleChoices.length])
  const choose = (choice: Choice) => {
    saveRecentChoice(choice)
    onChoose(choice, getText(choice).name)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {searchText && t('found', { count: visibleChoices.length })}
      </p>
      {targets.length > 1 && (
        <p className={styles.position}>
          <label htmlFor={id}>{t('where')}</label>
          <select
            id={id}
            value={toPlaceId(toPlace(target))}
            onChange={({ currentTarget }) => {
              const nextTarget = targets[currentTarget.selectedIndex]
              if (nextTarget) onMove(nextTarget)
            }}
          >
            {targets.map((insertTarget) => (
              <option key={toPlaceId(toPlace(insertTarget))} value={toPlaceId(toPlace(insertTarget))}>
                {getLabel(insertTarget)}
              </option>
            ))}
          </select>
        </p>
      )}
      {visibleChoices.length === 0 && <p>{t('nothing')}</p>}
      {visibleChoices.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('title')}>
          {groups.map(({ group, choices }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} role="presentation" className={styles.group}>
                {t(`groups.${group}`)}
              </p>
              <div role="presentation" className={styles.choices}>
                {choices.map((choice) => {
                  const index = visibleChoices.indexOf(choice)
                  return (
                    <ChoiceOption
                      key={toChoiceId(choice)}
                      id={toOptionId(listId, index)}
                      choice={choice}
                      isActive={index === activeIndex}
                      onChoose={() => choose(choice)}
                    />
                  )
                })}
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

interface ChoiceOptionProps {
  id: string
  choice: Choice
  isActive: boolean
  onChoose: () => void
}

/** An option of the list. The focus stays in the field. */
function ChoiceOption({ id, choice, isActive, onChoose }: ChoiceOptionProps) {
  const { name, about, diagram } = useChoiceText()(choice)
  return (
    <BaseButton
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.choice}
      aria-selected={isActive}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      onMouseDown={(event) => event.preventDefault()}
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

interface ChoiceText extends ChoiceWords {
  diagram: readonly Shape[]
}

function useChoiceText(): (choice: Choice) => ChoiceText {
  const t = useTranslations('editor.insert')
  const locale = useLocale()
  const toText = ({ name, purpose: about, diagram }: Pick<Pattern, 'name' | 'purpose' | 'diagram'>) => ({
    name: name[locale],
    about: about[locale],
    diagram,
  })
  return (choice) => {
    if ('pattern' in choice) return toText(choice.pattern)
    if ('saved' in choice) {
      const { name, by, blocks } = choice.saved
      const diagram = blocks[0] ? getBlockEditor(blocks[0].model).diagram : []
      return { name, about: by === null ? t('saved') : t('savedBy', { by }), diagram }
    }
    const text = toText(getBlockEditor(choice.model))
    if (!choice.variant) return text
    const { name, diagram = text.diagram } = choice.variant.choice
    return { ...text, name: t('variant', { name: text.name, variant: name[locale] }), diagram }
  }
}

function toSearchGroup(choices: readonly Choice[]): Group[] {
  return choices.length > 0 ? [{ group: 'found', choices }] : []
}

/** Moves recently inserted choices into their own group at the beginning. */
function addRecentGroup(groups: readonly Group[], recentIds: readonly string[]): Group[] {
  const allChoices = groups.flatMap(({ choices }) => choices)
  const recentChoices = recentIds.flatMap((id) => allChoices.find((choice) => toChoiceId(choice) === id) ?? [])
  const remainingGroups = groups.map(({ group, choices }) => ({
    group,
    choices: choices.filter((choice) => !recentChoices.includes(choice)),
  }))
  const recentGroup: Group = { group: 'recent', choices: recentChoices }
  return [recentGroup, ...remainingGroups].filter(({ choices }) => choices.length > 0)
}
