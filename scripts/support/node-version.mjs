const minVersion = [20, 20]

/**
 * Version of Node for public servers and in the container image. Node 20 no longer gets security
 * fixes.
 */
const serverMajor = 24

/** Exits with a message if the version of Node is too old for the project. */
export function requireNodeVersion(version = process.versions.node) {
  if (isSupported(version)) return
  console.error(
    `Bühnenhaus needs Node.js ${minVersion.join('.')} or newer; this is ${version}. See https://nodejs.org.`,
  )
  process.exit(1)
}

/** Returns true if a version such as `22.1.0` is new enough for the project. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])
}

/** Returns true if a public server may use this version: Node 24 or newer. */
export const isServerVersion = (version) => Number.parseInt(version, 10) >= serverMajor

/** Prints a warning if public servers must not use this version of Node. */
export function warnOfOldNode(version = process.versions.node) {
  if (!isServerVersion(version))
    console.log(`Node.js ${version} is enough to try it out. A public server needs Node.js ${serverMajor} LTS.`)
}
