// Runs before tsx and Vite, which take these characters for the end of a path.
const folder = process.cwd();
const [character] = /[#?]/.exec(folder) ?? [];
if (character) {
  console.error(`\nThe path ${folder} has ${character} in it. Rename that folder, and try again.\n`);
  process.exit(1);
}
