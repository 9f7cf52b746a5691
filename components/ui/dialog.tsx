'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { recordFocusOrigin } from '@/components/behavior/focus-origin'
import { guardTyping } from '@/components/behavior/guard-typing'
import { writableSelector } from '@/components/behavior/is-typing'
import { animateFrom } from '@/components/motion/animate-from'
import { classNames } from '@/lib/class-names'
import styles from './dialog.module.css'

export interface DialogProps {
  title: ReactNode
  /**
   * Called on Escape or if the browser closes the dialog. The owner unmounts the dialog, or keeps
   * it open and asks a question in it.
   */
  onClose: () => void
  /**
   * Shown at the first Escape if the user has typed a long text, which the second Escape discards.
   * Without it, the first one closes the dialog.
   */
  discardText?: string
  className?: string | undefined
  headContent?: ReactNode
  /** For an owner that closes the dialog itself, before it moves the focus to another element. */
  ref?: RefObject<HTMLDialogElement | null>
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  /**
   * For a dialog that opens without an action of the user. Called if the user types in a text at
   * this moment. The owner must then unmount the dialog; the letter goes to the text.
   */
  onTyping?: (() => void) | undefined
  children: ReactNode
}

/** Duration of the fade-in in seconds (spec §9, general fade). */
const fadeSeconds = 0.25

const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation()

/**
 * A modal dialog, open while it is mounted. It fades in, but closes at once: letters typed during a
 * fade-out would be lost, because the page ignores keys until the dialog is closed. When it is
 * unmounted, the focus and the caret return to the element that had them before. Clicks,
 * submissions and key presses in the dialog do not bubble to the component that renders it, because
 * that component would handle them as its own.
 */
export function Dialog(props: DialogProps) {
  const { title, discardText, onClose, className, headContent, ref, onKeyDown, onTyping, children } = props
  const ownRef = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? ownRef
  const id = useId()
  const typedTexts = useRef(new Set<HTMLTextAreaElement>())
  const [isWarned, setWarned] = useState(false)
  const isUnexpected = onTyping !== undefined
  const handleTyping = useEffectEvent(() => onTyping?.())

  // The browser returns the focus only if the dialog is closed before it is removed from the
  // document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const isInside = (node: Element | null) => element.contains(node)
    const opener = document.activeElement
    const origin = recordFocusOrigin(isInside)
    element.showModal()
    animateFrom(element, { opacity: '0' }, fadeSeconds)
    const isWriting = isUnexpected && opener?.matches(writableSelector)
    const stopGuard = isWriting ? guardTyping(element, () => flushSync(handleTyping)) : null
    return () => {
      stopGuard?.()
      element.close()
      // If the owner has closed the dialog already, another element may have the focus.
      const { activeElement: active, body } = document
      if (active === opener || active === body || isInside(active)) origin.restoreFocus()
      else origin.discard()
    }
  }, [dialog, isUnexpected])

  const handleEscape = () => {
    const hasText = [...typedTexts.current].some(({ isConnected, value }) => isConnected && value.trim() !== '')
    if (discardText && hasText && !isWarned) setWarned(true)
    else onClose()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    event.stopPropagation()
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    handleEscape()
  }
  const heading = <h2 id={id}>{title}</h2>

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      tabIndex={isUnexpected ? -1 : undefined}
      className={classNames(styles.dialog, className)}
      onKeyDown={handleKeyDown}
      onClick={stopPropagation}
      onSubmit={stopPropagation}
      onCancel={(event) => {
        event.preventDefault()
        handleEscape()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) typedTexts.current.add(target)
        setWarned(false)
      }}
      // In development, React mounts components twice. The `close` event of the first mount arrives
      // when the dialog is already open again, and is ignored. A second Back gesture on a phone
      // closes the dialog in any case (HTML Standard §6.10.3).
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        flushSync(onClose)
        if (currentTarget.isConnected) currentTarget.showModal()
      }}
    >
      {headContent ? (
        <div className={styles.head}>
          {heading}
          {headContent}
        </div>
      ) : (
        heading
      )}
      {children}
      {isWarned && <p role="alert">{discardText}</p>}
    </dialog>
  )
}
