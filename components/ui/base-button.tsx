import type { ComponentProps } from 'react'

export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /**
   * Sets `aria-disabled` instead of `disabled`, so that the button keeps the focus, for example
   * during a request.
   */
  isDisabled?: boolean | undefined
}

/** The base of all buttons of the site. It has no appearance; `Button` and `ToolButton` add one. */
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
