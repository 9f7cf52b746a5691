import { z } from 'zod'
import type { Choice } from './new-tree'

const storageKey = 'buehnenhaus.inserted'
/** The maximum number of recent choices. */
const maxRecent = 4

export function toChoiceId(choice: Choice): string {
  if ('pattern' in choice) return `pattern ${choice.pattern.id}`
  if ('saved' in choice) return `saved ${choice.saved.id}`
  return [choice.model, choice.variant?.choice.value ?? ''].join(' ')
}

/** Loads the ids of recent choices in this browser, newest first. */
export function loadRecentChoices(): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Saves a choice as the most recent one. */
export function saveRecentChoice(choice: Choice): void {
  const newId = toChoiceId(choice)
  try {
    const remainingIds = loadRecentChoices().filter((id) => id !== newId)
    localStorage.setItem(storageKey, JSON.stringify([newId, ...remainingIds].slice(0, maxRecent)))
  } catch {
    // Without storage there are no recent choices.
  }
}
