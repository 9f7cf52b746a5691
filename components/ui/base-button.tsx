import type { ComponentProps } from 'react'

export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** Disabled by `aria-disabled`, so that it can keep the focus, for example while a request is pending. */
  isDisabled?: boolean | undefined
}

/** Every button of the site, for those that look like nothing else; the others are `Button` and `ToolButton`. */
export function BaseButton({ isDisabled, onClick, ...button }: BaseButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isDisabled}
      onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
