'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { keepFocusOrigin } from '@/components/behavior/focus-origin'
import { classNames } from '@/lib/class-names'
import styles from './dialog.module.css'

export interface DialogProps {
  title: ReactNode
  /** Called on Escape or by the browser: the owner then unmounts the dialog. */
  onClose: () => void
  className?: string | undefined
  /** The content next to the title. */
  beside?: ReactNode
  /** For owners that must close it before another element gets the focus. */
  ref?: RefObject<HTMLDialogElement | null>
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  children: ReactNode
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/**
 * A modal dialog, open while mounted. After unmounting, the focus and the caret return to their
 * origin. Clicks, submissions and key presses in it do not bubble to the ancestors of the component
 * that renders it.
 */
export function Dialog({ title, onClose, className, beside, ref, onKeyDown, children }: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? ownRef
  const id = useId()

  // Closed explicitly while it is in the document, because only then the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const isInside = (node: Element | null) => element.contains(node)
    const opener = document.activeElement
    const origin = keepFocusOrigin(isInside)
    element.showModal()
    return () => {
      element.close()
      // If the owner closed it before, another element may have taken the focus since.
      const { activeElement: active, body } = document
      if (active === opener || active === body || isInside(active)) origin.giveBack()
      else origin.drop()
    }
  }, [dialog])

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    event.stopPropagation()
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  const heading = <h2 id={id}>{title}</h2>

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(styles.dialog, className)}
      onKeyDown={press}
      onClick={stop}
      onSubmit={stop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // React mounts twice in development, and reports the end of the first mount in the second.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {beside ? (
        <div className={styles.head}>
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </dialog>
  )
}
