// Loaded into each child by `node --import`: the child exits when its parent does, for whatever reason (a closed terminal, kill -9), so
// that no port stays taken.
if (process.channel) {
  process.on('disconnect', () => process.exit(0));
  // The listener must not keep an idle child alive.
  process.channel.unref();
}
