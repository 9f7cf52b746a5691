import { describe, expect, it } from 'vitest'
import { loadKnownWords } from './known-words'
import { countPoints } from './points'

const relatedWords = new Set(['paula', 'probe', 'verband', 'der', 'bühnen', 'und', 'orchester', 'rabenfurt', 'vbo'])
const countPasswordPoints = async (password: string) =>
  countPoints(password, { commonWords: await loadKnownWords(), relatedWords })

describe('points', () => {
  it.each([
    '          ',
    'aaaaaaaaaa',
    'passwordpassword',
    'passwortpasswort',
    'Passw0rtPassw0rt',
    'hallo12345',
    'hallohallohallo',
    'Willkommen1!',
    'Passwort123!',
    'Sommer2026!',
    'Schatzi2024',
    'geheim12345',
    'iloveyou123',
    'qwertzuiop',
    'asdfghjklö',
    'qwerty-asdfgh',
    '1qaz2wsx3edc',
    'poiuztrewq',
    'abcdefghijkl',
    'abcabcabcabc',
    '0987654321a',
    'a1b2c3d4e5',
    'Xy7!Xy7!Xy7!',
    '12.03.1985Anna',
    'Schauspielhaus1',
    '!!!!!!!!!!',
    '-_-_-_-_-_-_',
    'VBOVBOVBO1',
    'vbo-vbo-vbo-vbo',
    'VerbandDerBühnen',
    'Verband der Bühnen',
    'Bühnen und Orchester 2026',
    'BühnenOrchester1',
    'PaulaProbe1',
    'Probe-Paula-7!',
    'Paula1234!',
    'P4ul4Pr0b3!',
    'Rabenfurt2026',
  ])('are too few for %j', async (password) => {
    expect(await countPasswordPoints(password)).toBeLessThan(6)
  })

  it.each([
    'Vorhang auf, Licht aus!',
    'Scheinwerfer an, Ruhe bitte',
    'correct horse battery',
    'mein hund heißt bello',
    'ein langes Passwort',
    'x7Kq-9dfR2',
    'kqxdermwzo',
    'Der Vorhang hebt sich um acht',
    '王小明去看戏了很高兴啊',
  ])('are enough for %j', async (password) => {
    expect(await countPasswordPoints(password)).toBeGreaterThanOrEqual(6)
  })
})

it('looks up at most as many words as the password length times the word length', () => {
  class WatchedSet extends Set<string> {
    lookUpCount = 0
    override has(word: string): boolean {
      this.lookUpCount += 1
      return super.has(word)
    }
  }
  for (const unit of ['4@', '@4$1!0', 'p4ssw0rt', 'a']) {
    const words = new WatchedSet()
    countPoints(unit.repeat(128).slice(0, 128), { commonWords: words, relatedWords: new Set() })
    expect(words.lookUpCount).toBeLessThan(128 * 64 * 3)
  }
})
