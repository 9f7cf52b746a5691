import { classNames } from '@/lib/class-names'
import { BaseButton, type BaseButtonProps } from './base-button'
import styles from './button.module.css'

export interface ButtonProps extends BaseButtonProps {
  variant?: ButtonVariant
}

/** The main action of the page, or an additional one. */
export type ButtonVariant = 'primary' | 'secondary'

export function Button({ variant = 'secondary', className, ...button }: ButtonProps) {
  return <BaseButton {...button} className={classNames(getButtonClass(variant), className)} />
}

/** The class of a link that looks like a button. */
export function getButtonClass(variant: ButtonVariant): string {
  return styles[variant] ?? ''
}
