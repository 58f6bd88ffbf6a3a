/** Saves data as a file of this device. Its address is gone with the next task: nothing can be read by it later. */
export function saveFile(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken over its data by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
