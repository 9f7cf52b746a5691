import { classNames } from '@/lib/class-names'
import { BaseButton, type BaseButtonProps } from './base-button'
import styles from './tool-button.module.css'

/**
 * Appearance of a tool button: `plain` by default, `main` for the main action, `square` for an
 * icon, `link` like a link, `inline` like a link within a sentence.
 */
export type ToolVariant = 'plain' | 'main' | 'square' | 'link' | 'inline'

export interface ToolButtonProps extends BaseButtonProps {
  variant?: ToolVariant
}

/** A button of a toolbar or panel with little space. */
export function ToolButton({ variant = 'plain', className, ...button }: ToolButtonProps) {
  return <BaseButton {...button} className={classNames(getToolButtonClass(variant), className)} />
}

/** The class of a link or disclosure that looks like a tool button. */
export function getToolButtonClass(variant: ToolVariant = 'plain'): string {
  const isLink = variant === 'link' || variant === 'inline'
  return classNames(isLink ? styles.link : styles.tool, styles[variant])
}
