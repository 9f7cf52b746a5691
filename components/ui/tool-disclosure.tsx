import type { KeyboardEvent, MouseEvent } from 'react'
import { type FocusOrigin, keepFocusOrigin } from '@/components/behavior/focus-origin'
import { writableSelector } from '@/components/behavior/is-typing'
import { classNames } from '@/lib/class-names'
import { Disclosure, type DisclosureProps } from './disclosure'
import { Icon } from './icon'
import { IconLabel, type IconLabelProps } from './icon-label'
import { type ToolVariant, toolButtonClass } from './tool-button'

/** The browser keeps only one panel of a name open. */
const name = 'toolbar'

/** The focus before each panel opened. */
const origins = new WeakMap<HTMLDetailsElement, FocusOrigin>()

export interface ToolDisclosureProps
  extends Omit<DisclosureProps, 'name' | 'summary'>,
    Omit<IconLabelProps, 'icon'>,
    Partial<Pick<IconLabelProps, 'icon'>> {
  variant?: ToolVariant
  /** True if its first field gets the focus when its button opens it, for panels to type in. */
  takesFocus?: boolean
}

/**
 * A tool that opens a panel. Only one panel is open at a time, and Escape closes it. The focus
 * returns to its origin.
 */
export function ToolDisclosure(props: ToolDisclosureProps) {
  const { label, icon, words, priority, variant = 'plain', button, takesFocus, onToggle, ...details } = props
  const className = classNames(toolButtonClass(variant), button?.className)
  return (
    <Disclosure
      name={name}
      onKeyDown={closeByKey}
      onToggle={(event) => {
        followToggle(event.currentTarget)
        onToggle?.(event)
      }}
      summary={
        icon ? (
          <IconSummary icon={icon} label={label} words={words} priority={priority} variant={variant} />
        ) : (
          label
        )
      }
      button={{
        title: icon && label,
        onClick: (event) => pressButton(event, takesFocus === true),
        ...button,
        className,
      }}
      {...details}
    />
  )
}

function IconSummary({ variant, ...content }: IconLabelProps & { variant: ToolVariant }) {
  const { icon, label } = content
  if (variant !== 'square') return <IconLabel {...content} />
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </>
  )
}

/** The panel that is open. */
export function findOpenDisclosure(): HTMLDetailsElement | null {
  return document.querySelector(`details[name="${name}"][open]`)
}

/** Opens a panel and moves the focus to its button. */
export function openDisclosure(details: HTMLDetailsElement): void {
  details.open = true
  details.querySelector('summary')?.focus()
}

/** Closes a panel and moves the focus from it to its origin, or otherwise to its button. */
export function closeDisclosure(details: HTMLDetailsElement): void {
  const hadFocus = hasFocus(details)
  details.open = false
  if (hadFocus && !returnFocus(details)) details.querySelector('summary')?.focus()
}

/** Stores the focus when a script opens a panel, and discards it when a script closes it. */
function followToggle(details: HTMLDetailsElement): void {
  if (details.open) {
    if (!origins.has(details)) keepOrigin(details)
  } else if (hasFocus(details) && findOpenDisclosure() === null) returnFocus(details)
  else dropOrigin(details)
}

function keepOrigin(details: HTMLDetailsElement): void {
  dropOrigin(details)
  const summary = details.querySelector('summary')
  origins.set(
    details,
    keepFocusOrigin((element) => details.contains(element) && element !== summary),
  )
}

function dropOrigin(details: HTMLDetailsElement): void {
  origins.get(details)?.discard()
  origins.delete(details)
}

function returnFocus(details: HTMLDetailsElement): boolean {
  const origin = origins.get(details)
  origins.delete(details)
  return origin?.restoreFocus() ?? false
}

function hasFocus(details: HTMLDetailsElement): boolean {
  return details.contains(document.activeElement) || document.activeElement === document.body
}

/**
 * Acts immediately instead of on a later event: the next key is for the field or text that gets the
 * focus.
 */
function pressButton(event: MouseEvent<HTMLElement>, takesFocus: boolean): void {
  const details = event.currentTarget.parentElement
  if (!(details instanceof HTMLDetailsElement)) return
  const isOpening = !details.open
  if (isOpening && !takesFocus) {
    keepOrigin(details)
    return
  }
  event.preventDefault()
  if (isOpening) openAtField(details)
  else closeDisclosure(details)
}

/**
 * Opens a panel and moves the focus to its first field. The next Escape returns it, even before the
 * browser reports that the panel is open.
 */
export function openAtField(details: HTMLDetailsElement): void {
  if (!details.open) keepOrigin(details)
  details.open = true
  details.querySelector<HTMLElement>(writableSelector)?.focus({ preventScroll: true })
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  // The next Escape closes the surrounding element, such as a selected block.
  event.preventDefault()
  event.stopPropagation()
  closeDisclosure(event.currentTarget)
}
