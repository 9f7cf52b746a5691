import type { ComponentProps } from 'react'

export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** It does nothing for now and says so, yet keeps the focus: because something is on its way, or is not there. */
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
