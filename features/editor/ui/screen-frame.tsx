import type { ReactNode } from 'react'
import styles from './screen-frame.module.css'

export interface ScreenFrameProps {
  title: string
  /** Navigation next to the title. */
  links: ReactNode
  /** The purpose of the screen. */
  text?: string
  children: ReactNode
}

/** The frame of a screen of the hub: its title, with links to other screens. */
export function ScreenFrame({ title, links, text, children }: ScreenFrameProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.opening}>
        <h1>{title}</h1>
        <p>{links}</p>
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}
