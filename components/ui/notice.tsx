import { type ComponentProps, type HTMLAttributes, useRef } from 'react'
import { useReturnToWriting } from '@/components/behavior/focus-origin'
import { classNames } from '@/lib/class-names'
import { PageLink } from '@/lib/i18n/page-link'
import { BaseButton } from './base-button'
import styles from './notice.module.css'

export interface NoticeContent {
  kind: 'save' | 'error'
  text: string
  /** A link to the next step. */
  link?: { href: string; text: string }
  /** The possible actions. */
  actions?: readonly { text: string; onPress: () => void }[]
  /** Stays until it is closed. */
  isLasting?: boolean
  /** True for automatic events such as saving. */
  isRoutine?: boolean
}

/** Keeps a notice while it is pointed at or has the focus; see `useNotice`. */
export type NoticeHold = Pick<
  HTMLAttributes<HTMLElement>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'
>

export interface NoticeProps {
  notice: NoticeContent | null
  hold?: NoticeHold
  /** Closes a lasting notice. */
  close?: { label: string; onClose: () => void }
  className?: string | undefined
}

/**
 * A live region with the result of a change. It is rendered empty first, so that screen readers
 * announce its content.
 */
export function Notice({ notice, hold, close, className }: NoticeProps) {
  return (
    <p className={classNames(styles.notice, className)} role="status" data-kind={notice?.kind} {...hold}>
      {notice?.text}
      {notice?.link && <PageLink href={notice.link.href}>{notice.link.text}</PageLink>}
      {notice?.actions?.map(({ text, onPress }) => (
        <NoticeButton key={text} onClick={onPress}>
          {text}
        </NoticeButton>
      ))}
      {notice?.isLasting && close && <NoticeButton onClick={close.onClose}>{close.label}</NoticeButton>}
    </p>
  )
}

/** A button that disappears with its notice, after which the text has the focus again. */
function NoticeButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  useReturnToWriting(button)
  return <BaseButton ref={button} {...props} />
}
