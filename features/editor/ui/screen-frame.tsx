import type { ReactNode } from 'react'
import styles from './screen-frame.module.css'

export interface ScreenFrameProps {
  title: string
  /** What stands beside the title: where one can go from here. */
  links: ReactNode
  /** What the screen is for. */
  text?: string
  children: ReactNode
}

/** The frame of a screen of the editors' hub: its title and the ways to the others. */
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
