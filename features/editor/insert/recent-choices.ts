import { z } from 'zod'
import type { Choice } from './new-tree'

const key = 'buehnenhaus.inserted'
/** How many are offered first. */
const count = 4

/** What a choice is known by. */
export function idOf(choice: Choice): string {
  if ('pattern' in choice) return `pattern ${choice.pattern.id}`
  if ('saved' in choice) return `saved ${choice.saved.id}`
  return [choice.model, choice.variant?.choice.value ?? ''].join(' ')
}

/** What was inserted last in this browser, the latest first, by their ids. */
export function recentChoices(): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes that a block was inserted. */
export function noteChoice(choice: Choice): void {
  const own = idOf(choice)
  try {
    const others = recentChoices().filter((id) => id !== own)
    localStorage.setItem(key, JSON.stringify([own, ...others].slice(0, count)))
  } catch {
    // A full or forbidden storage: nothing is offered first.
  }
}
