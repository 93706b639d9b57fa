export function reportProgress(label: string) {
  return (done: number, total: number) => console.log(`${label}: ${done} av ${total}`);
}
