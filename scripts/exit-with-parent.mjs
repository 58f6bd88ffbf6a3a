// Loaded into each child by `node --import`: when the script that started it is gone, however it went (a closed
// terminal, kill -9), the child goes too, and no port stays taken.
if (process.channel) {
  process.on('disconnect', () => process.exit(0));
  // Listening must not keep a child alive that has nothing else to do.
  process.channel.unref();
}
