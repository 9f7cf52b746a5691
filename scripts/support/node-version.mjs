const minVersion = [20, 20]

/** The version of the image; the last one of Node 20 has open faults. */
const servedMajor = 24

/** Ends this process with a message if Node is too old for the project. */
export function requireNodeVersion(version = process.versions.node) {
  if (isSupported(version)) return
  console.error(
    `Bühnenhaus needs Node.js ${minVersion.join('.')} or newer; this is ${version}. See https://nodejs.org.`,
  )
  process.exit(1)
}

/** Returns true if a version such as `22.1.0` is new enough. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])
}

/** Returns true for Node 24 or newer, which public servers use. */
export const isServed = (version) => Number.parseInt(version, 10) >= servedMajor

/** Prints one line if this version of Node no longer gets security fixes. */
export function warnOfOldNode(version = process.versions.node) {
  if (!isServed(version))
    console.log(
      `Node.js ${version} is enough to try it out. A public server needs Node.js ${servedMajor} LTS.`,
    )
}
