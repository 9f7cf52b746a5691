import type { KeyboardEvent } from 'react'
import { classNames } from '@/lib/class-names'
import { Disclosure, type DisclosureProps } from './disclosure'
import { Icon } from './icon'
import { IconLabel, type IconLabelProps } from './icon-label'
import { type ToolVariant, toolButtonClass } from './tool-button'

/** The browser keeps one of a name open. */
const name = 'toolbar'

export interface ToolDisclosureProps
  extends Omit<DisclosureProps, 'name' | 'summary'>,
    Omit<IconLabelProps, 'icon'>,
    Partial<Pick<IconLabelProps, 'icon'>> {
  variant?: ToolVariant
}

/** A tool that opens a panel: one at a time is open, and Escape closes it. */
export function ToolDisclosure(props: ToolDisclosureProps) {
  const { label, icon, words, priority, variant = 'plain', button, ...details } = props
  const className = classNames(toolButtonClass(variant), button?.className)
  return (
    <Disclosure
      name={name}
      onKeyDown={closeByKey}
      summary={icon ? <IconSummary {...{ icon, label, words, priority, variant }} /> : label}
      button={{ title: icon && label, ...button, className }}
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

/** Closes a panel and moves the focus from it to its button. */
export function closeDisclosure(details: HTMLDetailsElement): void {
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details.open = false
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  // What lies around, a selected block for example, is left by the next Escape.
  event.preventDefault()
  event.stopPropagation()
  closeDisclosure(event.currentTarget)
}
