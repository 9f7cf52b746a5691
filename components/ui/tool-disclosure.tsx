import type { KeyboardEvent, MouseEvent } from 'react'
import { type FocusOrigin, recordFocusOrigin } from '@/components/behavior/focus-origin'
import { writableSelector } from '@/components/behavior/is-typing'
import { classNames } from '@/lib/class-names'
import { Disclosure, type DisclosureProps } from './disclosure'
import { Icon } from './icon'
import { IconLabel, type IconLabelProps } from './icon-label'
import { getToolButtonClass, type ToolVariant } from './tool-button'

/** `name` attribute of all panels. The browser keeps only one panel with the same name open. */
const groupName = 'toolbar'

/** The element that had the focus before a panel opened, by panel. */
const focusOrigins = new WeakMap<HTMLDetailsElement, FocusOrigin>()

export interface ToolDisclosureProps
  extends Omit<DisclosureProps, 'name' | 'summary'>,
    Omit<IconLabelProps, 'icon'>,
    Partial<Pick<IconLabelProps, 'icon'>> {
  variant?: ToolVariant
  /** True if the first field of the panel gets the focus when the button opens the panel. */
  takesFocus?: boolean
}

/**
 * A button that opens a panel. Only one panel is open at a time, and Escape closes it. When it
 * closes, the focus returns to the element that had it before.
 */
export function ToolDisclosure(props: ToolDisclosureProps) {
  const { label, icon, visibleLabel, priority, variant = 'plain', button, takesFocus, onToggle, ...details } = props
  const className = classNames(getToolButtonClass(variant), button?.className)
  return (
    <Disclosure
      name={groupName}
      onKeyDown={closeByKey}
      onToggle={(event) => {
        handleToggle(event.currentTarget)
        onToggle?.(event)
      }}
      summary={
        icon ? (
          <IconSummary icon={icon} label={label} visibleLabel={visibleLabel} priority={priority} variant={variant} />
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

/** Returns the open panel; null if all panels are closed. */
export function findOpenDisclosure(): HTMLDetailsElement | null {
  return document.querySelector(`details[name="${groupName}"][open]`)
}

/** Opens a panel and moves the focus to its button. */
export function openDisclosure(details: HTMLDetailsElement): void {
  details.open = true
  details.querySelector('summary')?.focus()
}

/**
 * Closes a panel. If the focus is in the panel, moves it to the element that had it before, or
 * otherwise to the button.
 */
export function closeDisclosure(details: HTMLDetailsElement): void {
  const hadFocus = hasFocus(details)
  details.open = false
  if (hadFocus && !returnFocus(details)) details.querySelector('summary')?.focus()
}

/**
 * Stores the element with the focus when a script opens a panel, and discards it when a script
 * closes the panel.
 */
function handleToggle(details: HTMLDetailsElement): void {
  if (details.open) {
    if (!focusOrigins.has(details)) keepOrigin(details)
  } else if (hasFocus(details) && findOpenDisclosure() === null) returnFocus(details)
  else dropOrigin(details)
}

function keepOrigin(details: HTMLDetailsElement): void {
  dropOrigin(details)
  const summary = details.querySelector('summary')
  focusOrigins.set(
    details,
    recordFocusOrigin((element) => details.contains(element) && element !== summary),
  )
}

function dropOrigin(details: HTMLDetailsElement): void {
  focusOrigins.get(details)?.discard()
  focusOrigins.delete(details)
}

function returnFocus(details: HTMLDetailsElement): boolean {
  const origin = focusOrigins.get(details)
  focusOrigins.delete(details)
  return origin?.restoreFocus() ?? false
}

function hasFocus(details: HTMLDetailsElement): boolean {
  return details.contains(document.activeElement) || document.activeElement === document.body
}

/**
 * Handles the click itself instead of waiting for the later `toggle` event, because the next key
 * press must already reach the field or text that gets the focus.
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
 * Opens a panel and moves the focus to its first field. Stores the element that had the focus at
 * once, so that Escape returns the focus even before the browser reports that the panel is open.
 */
export function openAtField(details: HTMLDetailsElement): void {
  if (!details.open) keepOrigin(details)
  details.open = true
  details.querySelector<HTMLElement>(writableSelector)?.focus({ preventScroll: true })
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  // Without this, Escape would also close the surrounding element, such as a selected block. A
  // second Escape does that.
  event.preventDefault()
  event.stopPropagation()
  closeDisclosure(event.currentTarget)
}
