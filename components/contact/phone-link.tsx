import type { AnchorHTMLAttributes } from 'react'
import type { PhoneNumber } from '@/lib/text/phone-numbers'

interface PhoneLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  phone: PhoneNumber
}

/** A telephone number as a link; its text alone if it contains no digits. */
export function PhoneLink({ phone: { text, dialable }, children, ...attributes }: PhoneLinkProps) {
  const content = children ?? text
  if (dialable === '') return content
  return (
    <a href={`tel:${dialable}`} {...attributes}>
      {content}
    </a>
  )
}
