// Runs before tsx and Vite, which an older Node.js cannot load.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)))
  end(`Node.js ${process.versions.node} is too old. Install 20.19, 22.12, 24 or newer, and try again.`);

// They take these characters for the end of a path.
const folder = process.cwd();
const [character] = /[#?]/.exec(folder) ?? [];
if (character) end(`The path ${folder} has ${character} in it. Rename that folder, and try again.`);

/** @param {string} sentence */
function end(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
